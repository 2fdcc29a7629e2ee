import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages, type ConsoleEvent } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { showConsolePage } from '../../tests/consolePage';
import { resourceNamed } from '../../tests/resource';
import EventList from './EventList';
import { eventOf } from './testEvents';

const LIST = 'GET /api/admin/events?';
const list = (...records: ConsoleEvent[]): Answers => ({
  [LIST]: { body: records, headers: { 'Content-Range': `events 0-${records.length - 1}/${records.length}` } },
});
const proposal = eventOf({
  ...{ id: 'e2', _id: 'e2', title: 'Chai and code', isPublished: false, proposal: 'pending' },
  ...{ proposer: { _id: 'p1', name: 'Tara Sen' }, seatsTaken: 0, waiting: 0, capacity: null, ticketPrice: 0 },
});

/** Bodies of the writes so far, by call. */
const sent: Record<string, unknown> = {};

function show(answers: Answers, address = '/events') {
  const calls = answerWith(answers);
  const fake = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    if (typeof init.body === 'string' && typeof input === 'string')
      sent[`${init.method} ${input}`] = JSON.parse(init.body);
    return fake(input, init);
  });
  showConsolePage(<EventList resource={resourceNamed('events')} />, '/events/*', address);
  return calls;
}
const row = async (title: string) => {
  const found = (await screen.findByRole('link', { name: title })).closest('tr');
  if (!found) throw new Error(`${title} stands in no row.`);
  return within(found);
};
const writes = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET')).map((call) => decodeURIComponent(call));

afterEach(() => {
  vi.unstubAllGlobals();
  for (const call of Object.keys(sent)) Reflect.deleteProperty(sent, call);
});

describe('the Events page (admin §2)', () => {
  it('shows what each event is, how full, and whether it is published', async () => {
    show(list(eventOf(), eventOf({ id: 'e3', _id: 'e3', title: 'Later', isPublished: false }), proposal));
    const pitch = await row('Pitch night');
    expect(pitch.getByText('Published')).toBeVisible();
    expect(pitch.getByText('Workshop, In-Person, $12.50')).toBeVisible();
    expect(pitch.getByRole('link', { name: '30 of 30 registered for Pitch night' })).toBeVisible();
    expect(pitch.getByText('4 waiting')).toBeVisible();
    expect((await row('Later')).getByText('Draft')).toBeVisible();
    const chai = await row('Chai and code');
    expect(chai.getByText('Proposal')).toBeVisible();
    expect(chai.getByText('Proposed by Tara Sen')).toBeVisible();
  });

  it('asks before it deletes, and says how many people lose their seat', async () => {
    const calls = show({ ...list(eventOf()), 'DELETE /api/admin/events': { body: ['e1'] } });
    fireEvent.click((await row('Pitch night')).getByRole('button', { name: 'Delete Pitch night' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Pitch night' });
    expect(question).toHaveTextContent(messages.confirmEventDeletion);
    expect(question).toHaveTextContent('34 people have registered or wait for a seat, and lose it.');
    expect(question).toHaveTextContent('They are told that it is cancelled.');
    expect(writes(calls)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(messages.eventDeleted)).toBeVisible();
    expect(writes(calls)).toEqual(['DELETE /api/admin/events?filter={"id":["e1"]}']);
  });

  it('searches after the record is closed that was opened before the search began', async () => {
    const calls = show({ ...list(eventOf()), 'GET /api/admin/events/e1': { body: eventOf() } });
    const searches = () => calls.filter((call) => decodeURIComponent(call).includes('"q":"pitch"'));
    const link = await screen.findByRole('link', { name: 'Pitch night' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'pitch' } });
    fireEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(dialog).toBeInTheDocument();
    expect(searches()).toEqual([]);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(searches()).not.toEqual([]));
  });

  it('approves a proposal', async () => {
    const calls = show({ ...list(proposal), 'POST /api/admin/events/e2/approve': { body: { data: {} } } });
    fireEvent.click((await row('Chai and code')).getByRole('button', { name: 'Approve Chai and code' }));
    expect(await screen.findByText(messages.proposalApproved)).toBeVisible();
    expect(writes(calls)).toEqual(['POST /api/admin/events/e2/approve']);
  });

  it('rejects one for a reason, which it insists on', async () => {
    const calls = show({ ...list(proposal), 'POST /api/admin/events/e2/reject': { body: { data: {} } } });
    fireEvent.click((await row('Chai and code')).getByRole('button', { name: 'Reject Chai and code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject “Chai and code”' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(messages.reasonMissing)).toBeVisible();
    expect(writes(calls)).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: ' The hall is taken. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Proposal rejected')).toBeVisible();
    expect(sent['POST /api/admin/events/e2/reject']).toEqual({ reason: 'The hall is taken.' });
  });

  it('offers another try when the events could not be loaded', async () => {
    expectRefusals();
    show({});
    expect(await screen.findByRole('heading', { name: messages.eventsNotLoaded })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('the dialog of an event (admin §5, §9)', () => {
  const LIST_ADDRESS = 'POST /api/admin/events';

  it('adds one by a title and a date, with the defaults of the documents', async () => {
    show({ ...list(eventOf()), [LIST_ADDRESS]: { status: 201, body: eventOf() } }, '/events/create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    fireEvent.change(await dialog.findByLabelText(/Title/), { target: { value: 'Pitch night' } });
    fireEvent.change(dialog.getByLabelText(/Date/), { target: { value: '2030-02-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.eventCreated)).toBeVisible();
    expect(sent[LIST_ADDRESS]).toMatchObject({
      ...{ title: 'Pitch night', date: '2030-02-01', category: 'webinar', isPublished: true, ticketPrice: 0 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('insists on both, and sends nothing', async () => {
    const calls = show(list(eventOf()), '/events/create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(messages.titleMissing)).toBeVisible();
    expect(dialog.getByText(messages.eventDateMissing)).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it.each([
    ['says that people will be told, of an event that some count on', 34, true],
    ['does not, of one without anybody', 0, false],
  ])('once the place is changed, %s', async (_what, waiting, isSaid) => {
    const event = eventOf({ seatsTaken: 0, waiting });
    show({ ...list(event), 'GET /api/admin/events/e1': { body: event } }, '/events/e1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    const place = await dialog.findByLabelText(/Location/);
    expect(dialog.queryByText(/is told of the new time or place/)).not.toBeInTheDocument();
    fireEvent.change(place, { target: { value: 'Hall 3' } });
    await waitFor(() => expect(place).toHaveValue('Hall 3'));
    expect(dialog.queryAllByText(/is told of the new time or place/)).toHaveLength(isSaid ? 1 : 0);
  });

  it('moves the end along with the beginning, and sends no field that is not the admin’s', async () => {
    const answers = {
      'GET /api/admin/events/e1': { body: eventOf() },
      'PUT /api/admin/events/e1': { body: eventOf() },
    };
    show({ ...answers, ...list(eventOf()) }, '/events/e1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    fireEvent.change(await dialog.findByLabelText(/Date/), { target: { value: '2030-03-01' } });
    await waitFor(() => expect(dialog.getByLabelText('Ends')).toHaveValue('2030-03-01T12:00'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.eventUpdated)).toBeVisible();
    const body = sent['PUT /api/admin/events/e1'] as object;
    expect(body).toMatchObject({ date: '2030-03-01', ends: '2030-03-01T12:00', title: 'Pitch night' });
    for (const name of ['id', 'seatsTaken', 'waiting', 'startsAt', 'proposal']) expect(body).not.toHaveProperty(name);
  });

  it('takes questions and an agenda', async () => {
    const answers = {
      'GET /api/admin/events/e1': { body: eventOf() },
      'PUT /api/admin/events/e1': { body: eventOf() },
    };
    show({ ...answers, ...list(eventOf()) }, '/events/e1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Add question' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /^Question/ }), { target: { value: 'Size?' } });
    fireEvent.mouseDown(dialog.getByLabelText(/Answered by/));
    fireEvent.click(await screen.findByRole('option', { name: 'One of several options' }));
    fireEvent.change(await dialog.findByLabelText(/Options/), { target: { value: 'S\n\n M \n' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /What happens/ }), { target: { value: 'Welcome' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.eventUpdated)).toBeVisible();
    expect(sent['PUT /api/admin/events/e1']).toMatchObject({
      questions: [{ label: 'Size?', kind: 'choice', options: ['S', 'M'], isRequired: false }],
      agenda: [{ title: 'Welcome' }],
    });
  });

  it('shows what the server refuses beside the field, and keeps what was typed', async () => {
    expectRefusals();
    const answers = {
      'GET /api/admin/events/e1': { body: eventOf() },
      'PUT /api/admin/events/e1': refusal(400, 'The event ends before it starts.', {
        ends: 'The event ends before it starts.',
      }),
    };
    show({ ...answers, ...list(eventOf()) }, '/events/e1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    fireEvent.change(await dialog.findByLabelText('Ends'), { target: { value: '2029-01-01T10:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.eventNotSaved)).toBeVisible();
    expect(await dialog.findByText('The event ends before it starts.')).toBeVisible();
    expect(dialog.getByLabelText('Ends')).toHaveValue('2029-01-01T10:00');
  });

  it('cannot publish a proposal that waits, and offers the decision', async () => {
    show({ 'GET /api/admin/events/e2': { body: proposal }, ...list(proposal) }, '/events/e2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    expect(await dialog.findByText(/Proposed by Tara Sen/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
    expect(dialog.queryByLabelText('Published')).not.toBeInTheDocument();
  });

  it('saves a draft as one, or publishes it', async () => {
    const draft = eventOf({ isPublished: false });
    const answers = { 'GET /api/admin/events/e1': { body: draft }, 'PUT /api/admin/events/e1': { body: draft } };
    show({ ...answers, ...list(draft) }, '/events/e1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    expect(await dialog.findByRole('button', { name: 'Save draft' })).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText(messages.eventUpdated)).toBeVisible();
    expect(sent['PUT /api/admin/events/e1']).toMatchObject({ title: 'Pitch night', isPublished: true });
  });

  it('begins with what another event has, but its day, as a draft', async () => {
    show({ ...list(eventOf()), 'GET /api/admin/events/e1': { body: eventOf() } });
    fireEvent.click((await row('Pitch night')).getByRole('button', { name: 'Duplicate Pitch night' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    expect(await dialog.findByDisplayValue('Pitch night (copy)')).toBeVisible();
    expect(dialog.getByLabelText(/Location/)).toHaveValue('Hall 2');
    expect(dialog.getByLabelText(/^Date/)).toHaveValue('');
    expect(dialog.getByRole('button', { name: 'Save and publish' })).toBeVisible();
  });
});
