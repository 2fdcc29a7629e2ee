import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages, type ConsoleRegistration, type EventMessage } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../../tests/answers';
import { showConsolePage } from '../../../tests/consolePage';
import { eventOf } from '../testEvents';
import RegistrationsPage from './RegistrationsPage';

const registrationOf = (overrides: Partial<ConsoleRegistration> = {}): ConsoleRegistration => ({
  id: 'r1',
  _id: 'r1',
  name: 'Asha Rao',
  avatar: null,
  email: 'asha@example.org',
  state: 'registered',
  position: null,
  waitsUntil: null,
  answers: [],
  createdAt: '2030-01-01T04:30:00.000Z',
  checkedInAt: null,
  door: '',
  ...overrides,
});
const messageOf = (overrides: Partial<EventMessage> = {}): EventMessage => ({
  _id: 'm1',
  to: 'registered',
  subject: 'The room has changed',
  message: 'We meet in Hall 2.',
  recipients: 200,
  told: 100,
  createdAt: '2030-01-01T04:30:00.000Z',
  finishedAt: null,
  ...overrides,
});

const counts = { registered: 2, waitlisted: 1, offered: 1, held: 0, cancelled: 3, expired: 0, checkedIn: 1 };
const page = (sent: EventMessage[], ...records: ConsoleRegistration[]): Answers => ({
  'GET /api/admin/events/e1/registrations/counts': { body: { data: counts } },
  'GET /api/admin/events/e1/registrations': {
    body: records,
    headers: { 'Content-Range': `registrations 0-${records.length - 1}/${records.length}` },
  },
  'GET /api/admin/events/e1/messages': { body: { data: sent } },
  'GET /api/admin/events/e1': { body: eventOf() },
});
const show = (answers: Answers) => {
  const calls = answerWith(answers);
  showConsolePage(<RegistrationsPage />, '/events/:id/registrations', '/events/e1/registrations');
  return calls;
};

/** Opens the dialog, once it is known how many people there are. */
async function openMessage() {
  const button = await screen.findByRole('button', { name: 'Write a message' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Write a message' }));
}

afterEach(() => vi.unstubAllGlobals());

describe('the registrations of an event', () => {
  it('show who comes, who waits, who is in and what they answered', async () => {
    const answers = [
      { question: 'Size?', answer: 'M' },
      { question: 'Veg?', answer: true },
    ];
    show(
      page(
        [],
        registrationOf({ answers }),
        registrationOf({ id: 'r2', _id: 'r2', name: 'Ravi Ember', state: 'waitlisted', position: 3 }),
        registrationOf({ id: 'r3', _id: 'r3', name: 'Zoya', checkedInAt: '2030-02-01T04:40:00.000Z', door: 'Gate B' }),
      ),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Pitch night' })).toBeVisible();
    expect(await screen.findByText('Number 3 in line')).toBeVisible();
    expect(screen.getByText('Gate B')).toBeVisible();
    fireEvent.click(screen.getByText('2 answers'));
    expect(screen.getByText('Size?').nextSibling).toHaveTextContent('M');
    expect(screen.getByText('Veg?').nextSibling).toHaveTextContent('Yes');
    expect((await screen.findByText('Waiting')).nextSibling).toHaveTextContent('2');
  });

  it('are exported as they are filtered', async () => {
    show(page([], registrationOf()));
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/admin/events/e1/registrations.csv?filter=%7B%7D');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'asha' } });
    const filter = encodeURIComponent(JSON.stringify({ q: 'asha' }));
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining(`filter=${filter}`)));
  });

  it('are written to, once it is said to whom and what', async () => {
    const answers = page([], registrationOf());
    const calls = show({
      ...answers,
      'POST /api/admin/events/e1/messages': { status: 201, body: { data: messageOf() } },
    });
    const dialog = await openMessage();
    expect(dialog.getByText(/2 people get it/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(messages.subjectMissing)).toBeVisible();
    expect(dialog.getByText(messages.messageMissing)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/Subject/), { target: { value: 'The room has changed' } });
    fireEvent.change(dialog.getByLabelText(/Message/), { target: { value: 'We meet in Hall 2.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(messages.eventMessageSent)).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/admin/events/e1/messages']);
  });

  it('keep what was written to them when the server refuses it, and say why', async () => {
    expectRefusals();
    const refused = refusal(409, messages.eventMessageRepeated);
    show({ ...page([], registrationOf()), 'POST /api/admin/events/e1/messages': refused });
    const dialog = await openMessage();
    fireEvent.change(dialog.getByLabelText(/Subject/), { target: { value: 'Again' } });
    fireEvent.change(dialog.getByLabelText(/Message/), { target: { value: 'Once more.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(messages.eventMessageNotSent)).toBeVisible();
    expect(screen.getByText(messages.eventMessageRepeated)).toBeVisible();
    expect(dialog.getByLabelText(/Message/)).toHaveValue('Once more.');
  });

  it('show how far a message has come until it has reached all', async () => {
    const answers = page([messageOf()], registrationOf());
    show(answers);
    expect(await screen.findByText('100 of 200 sent')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Sending The room has changed' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    const done = messageOf({ told: 200, finishedAt: '2030-01-01T04:31:00.000Z' });
    answers['GET /api/admin/events/e1/messages'] = { body: { data: [done] } };
    expect(await screen.findByText('Sent to 200')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    const empty = { body: [], headers: { 'Content-Range': 'registrations */0' } };
    show({ ...page([]), 'GET /api/admin/events/e1/registrations': empty });
    expect(await screen.findByText('Nobody has registered yet')).toBeVisible();
  });

  it('of an event that there is not', async () => {
    expectRefusals();
    show({ 'GET /api/admin/events/e1': refusal(404, 'Event not found') });
    expect(await screen.findByRole('heading', { name: messages.eventNotLoaded })).toBeVisible();
    expect(screen.getByText('Event not found')).toBeVisible();
  });

  it('lets a guest in from the row, and takes that back; nobody without a seat comes in', async () => {
    const calls = show({
      ...page([], registrationOf(), registrationOf({ id: 'r2', _id: 'r2', name: 'Ravi', state: 'waitlisted' })),
      'POST /api/admin/events/e1/registrations/r1/check-in': { body: { msg: messages.guestCheckedIn } },
      'DELETE /api/admin/events/e1/registrations/r1/check-in': { body: { msg: messages.checkInUndone } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Check in: Asha Rao' }));
    expect(await screen.findByText('Asha Rao: Checked in')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check in: Ravi' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(messages.checkInUndone)).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
      'POST /api/admin/events/e1/registrations/r1/check-in',
      'DELETE /api/admin/events/e1/registrations/r1/check-in',
    ]);
  });
});
