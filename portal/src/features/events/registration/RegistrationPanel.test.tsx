import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type EventDetail, type OwnRegistration } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../../tests/api';
import { eventDetailOf, registrationOf, userOf } from '../../../tests/factories';
import { RegistrationPanel } from './RegistrationPanel';

const GET = `GET ${api.eventRegistration('event')}`;
const REGISTER = `POST ${api.eventRegister('event')}`;
const CANCEL = `DELETE ${api.eventRegister('event')}`;
const CONFIRM = `POST ${api.confirmRegistration('event')}`;

const seated = registrationOf({ state: 'registered', ticketCode: '7K2MQ0XAB4TD', abilities: { cancel: true } });
const open = registrationOf({ abilities: { register: true } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T00:00:00Z') });
});

/** The panel as a member sees it who stands to the event like this. */
function show(registration: OwnRegistration, { event = {}, answers = {} }: Shown = {}) {
  const calls = fakeApi({ [GET]: { data: registration }, ...answers });
  const result = renderAsking(<RegistrationPanel event={eventDetailOf(event)} />, { session: { user: userOf() } });
  return { ...result, calls };
}
interface Shown {
  event?: Partial<EventDetail>;
  answers?: Answers;
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const noButtons = () => expect(screen.queryByRole('button')).not.toBeInTheDocument();

describe('for a visitor', () => {
  it('“Register Now” leads to the sign-in, which leads back, and says why (member §6)', async () => {
    const calls = fakeApi({});
    const { router, showToast } = renderAsking(<RegistrationPanel event={eventDetailOf()} />, {
      path: '/events/event',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Register Now' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fevents%2Fevent' });
    expect(showToast).toHaveBeenCalledWith('info', 'Please log in to register for this event');
    expect(calls).not.toHaveBeenCalled();
  });

  it.each([
    ['sells tickets later', { ticketPrice: 5, ticketsFrom: '2026-09-02T00:00:00.000Z' }],
    ['has begun', { startsAt: '2026-08-31T23:00:00.000Z' }],
  ])('there is nothing to do about an event that %s', (_name, event) => {
    fakeApi({});
    renderAsking(<RegistrationPanel event={eventDetailOf(event)} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    noButtons();
  });

  it('“Buy Ticket” leads to the checkout of an event that costs something', () => {
    fakeApi({});
    renderAsking(<RegistrationPanel event={eventDetailOf({ ticketPrice: 5 })} />);
    expect(screen.getByRole('link', { name: 'Buy Ticket' })).toHaveAttribute('href', '/payment/event/event');
  });

  it('a ticket is not offered where there is none left', async () => {
    fakeApi({ [`GET ${api.eventSeats('event')}`]: { data: { seatsLeft: 0, waiting: 0 } } });
    renderAsking(<RegistrationPanel event={eventDetailOf({ ticketPrice: 5, capacity: 20 })} />);
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('nothing is claimed while it is not known who looks', () => {
    fakeApi({});
    renderAsking(<RegistrationPanel event={eventDetailOf()} />, { session: { isLoading: true } });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('for a member', () => {
  it('“Register Now” takes a seat, shows the ticket, and keeps the keyboard’s place', async () => {
    const { calls, showToast } = show({ ...open, seatsLeft: 12 }, { answers: { [REGISTER]: { data: seated } } });
    expect(await screen.findByText('12 seats left')).toBeVisible();
    await userEvent.click(await button(/^Register Now/));
    expect(await screen.findByText('You are registered')).toBeVisible();
    expect(screen.getByText('You can cancel until Sep 14, 2026, 6:00 PM IST.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Show Ticket/ })).toHaveAttribute('href', '/events/event/ticket');
    expect(calls).toHaveBeenCalledWith(REGISTER, { answers: [] });
    expect(showToast).toHaveBeenCalledWith('success', 'Successfully registered for event!');
    expect(screen.getByRole('region', { name: 'Your registration' })).toHaveFocus();
  });

  it('a registration is cancelled only once that was asked about', async () => {
    const { calls, showToast } = show(seated, { answers: { [CANCEL]: { data: { ...open, state: 'cancelled' } } } });
    await userEvent.click(await button(/^Cancel Registration/));
    await userEvent.click(await button(/^Keep It/));
    expect(calls).not.toHaveBeenCalledWith(CANCEL);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await button(/^Cancel Registration/));
    const dialog = await screen.findByRole('dialog', { name: /^Cancel your registration for “Pitch Night”/ });
    await userEvent.click(await button(/^Cancel Registration$/));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await button(/^Register Now/)).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('success', 'Registration cancelled');
  });

  it('after the deadline there is no way to cancel, and it is said', async () => {
    show({ ...seated, abilities: { ...seated.abilities, cancel: false } });
    expect(await screen.findByText('It is too late to cancel this registration.')).toBeVisible();
    noButtons();
  });

  it('a full event offers the waitlist, then tells the position', async () => {
    const full = registrationOf({ seatsLeft: 0, waiting: 3, abilities: { joinWaitlist: true } });
    const waiting = registrationOf({
      ...{ state: 'waitlisted', position: 4, seatsLeft: 0, waiting: 4 },
      abilities: { cancel: true },
    });
    const { showToast } = show(full, { answers: { [REGISTER]: { data: waiting }, [CANCEL]: { data: full } } });
    expect(await screen.findByText('All seats are taken')).toBeVisible();
    expect(screen.getByText('3 people wait before you.')).toBeVisible();
    await userEvent.click(await button(/^Join Waitlist/));
    expect(await screen.findByText('You are number 4 on the waitlist')).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('success', 'You are on the waitlist');
    await userEvent.click(await button(/^Leave Waitlist/));
    await screen.findByRole('dialog', { name: /^Leave the waitlist of “Pitch Night”/ });
    await userEvent.click(await button(/^Leave Waitlist$/));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'You left the waitlist'));
  });

  it('a seat that became free counts down, and is confirmed', async () => {
    const offered = registrationOf({
      ...{ state: 'offered', waitsUntil: '2026-09-01T23:05:00.000Z', seatsLeft: 0 },
      abilities: { confirm: true, cancel: true },
    });
    show(offered, { answers: { [CONFIRM]: { data: seated } } });
    expect(await screen.findByText('A seat is free for you')).toBeVisible();
    expect(screen.getByText(/kept for 23 h 5 min, until Sep 2, 2026, 4:35 AM/)).toBeVisible();
    expect(await button(/^Give Up Seat/)).toBeVisible();
    await userEvent.click(await button(/^Confirm Seat/));
    expect(await screen.findByText('You are registered')).toBeVisible();
  });

  it('a seat whose time is over is asked about anew, so that it says who has it now', async () => {
    const over = registrationOf({ state: 'offered', waitsUntil: '2026-08-31T23:00:00.000Z' });
    let asked = 0;
    const missed = registrationOf({ state: 'expired', abilities: { register: true } });
    show(over, { answers: { [GET]: () => ({ data: asked++ === 0 ? over : missed }) } });
    expect(await screen.findByText('The time to confirm this seat is over.')).toBeVisible();
    expect(await button(/^Register Now/)).toBeVisible();
    expect(asked).toBe(2);
  });

  it('whoever did not pay for a ticket in time is told how many are left, not of an offer', async () => {
    const lapsed = registrationOf({ state: 'expired', seatsLeft: 80, abilities: { buy: true } });
    show(lapsed, { event: { ticketPrice: 300 } });
    expect(await screen.findByText('80 seats left')).toBeVisible();
  });

  it.each([
    ['Buy Ticket', registrationOf({ abilities: { buy: true } })],
    [
      'Continue Payment',
      registrationOf({ state: 'held', waitsUntil: '2026-09-01T00:15:00.000Z', abilities: { buy: true, cancel: true } }),
    ],
  ])('the checkout of a ticket is offered as “%s”', async (words, registration) => {
    show(registration, { event: { ticketPrice: 5 } });
    const link = await screen.findByRole('link', { name: `${words}: Pitch Night` });
    expect(link).toHaveAttribute('href', '/payment/event/event');
  });

  it.each([
    ['full, without a waitlist', registrationOf({ seatsLeft: 0 }), {}, 'All seats are taken'],
    ['paid', registrationOf({ seatsLeft: 8 }), { ticketPrice: 5 }, '8 seats left'],
    [
      'under way',
      registrationOf(),
      { startsAt: '2026-08-31T23:00:00.000Z' },
      'This event can no longer be registered for.',
    ],
  ])('there is no button for an event that is %s', async (_name, registration, event, words) => {
    show(registration, { event });
    expect(await screen.findByText(words)).toBeVisible();
    noButtons();
  });

  it('a refusal is told in the server’s words, and how things stand is asked anew (member §8)', async () => {
    let asked = 0;
    const full = registrationOf({ seatsLeft: 0 });
    const { showToast } = show(open, {
      answers: {
        [GET]: () => ({ data: asked++ === 0 ? open : full }),
        [REGISTER]: () => refusal(409, 'All seats of this event are taken'),
      },
    });
    await userEvent.click(await button(/^Register Now/));
    expect(await screen.findByText('All seats are taken')).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('error', 'All seats of this event are taken');
  });

  it.each([
    [/^Register Now/, open, REGISTER, 'Failed to register for event'],
    [/^Cancel Registration/, seated, CANCEL, 'Failed to cancel registration'],
  ])('what fails without words is told in those of the catalogue: %s', async (name, registration, call, told) => {
    const { showToast } = show(registration, { answers: { [call]: () => new Response('', { status: 500 }) } });
    await userEvent.click(await button(name));
    if (call === CANCEL) await userEvent.click(await button(/^Cancel Registration$/));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', told));
  });

  it('what could not be loaded can be asked for again', async () => {
    let asked = 0;
    show(open, { answers: { [GET]: () => (asked++ === 0 ? 500 : { data: open }) } });
    expect(await screen.findByText('Failed to load your registration')).toBeVisible();
    await userEvent.click(await button(/^Retry/));
    expect(await button(/^Register Now/)).toBeVisible();
  });
});

describe('an event that asks questions', () => {
  const questions: EventDetail['questions'] = [
    { label: 'What do you build?', kind: 'text', options: [], isRequired: true },
    { label: 'Your size', kind: 'choice', options: ['S', 'M'], isRequired: false },
    { label: 'I agree to be filmed', kind: 'checkbox', options: [], isRequired: true },
  ];
  const event = eventDetailOf({ questions });
  const asking = (answers: Answers) =>
    show(open, { event, answers: { [`GET ${api.event('event')}`]: { data: event }, ...answers } });

  it('asks them before it takes a seat, and leads to what is missing', async () => {
    const { calls } = asking({ [REGISTER]: { data: seated } });
    await userEvent.click(await button(/^Register Now/));
    expect(await screen.findByRole('dialog', { name: 'Register for Pitch Night' })).toBeVisible();
    const send = await button(/^Register Now$/);
    await userEvent.click(send);
    expect(screen.getByText('Please answer “What do you build?”')).toBeVisible();
    expect(screen.getByText('Please answer “I agree to be filmed”')).toBeVisible();
    const text = screen.getByRole('textbox', { name: 'What do you build?' });
    expect(text).toHaveFocus();
    expect(calls).not.toHaveBeenCalledWith(REGISTER, expect.anything());

    await userEvent.type(text, 'Small robots');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your size (optional)' }), 'M');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to be filmed' }));
    await userEvent.click(send);
    expect(await screen.findByText('You are registered')).toBeVisible();
    expect(calls).toHaveBeenCalledWith(REGISTER, {
      answers: [
        { question: 'What do you build?', answer: 'Small robots' },
        { question: 'Your size', answer: 'M' },
        { question: 'I agree to be filmed', answer: true },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps what was answered when it is closed by mistake', async () => {
    asking({});
    await userEvent.click(await button(/^Register Now/));
    await userEvent.type(await screen.findByRole('textbox'), 'Small robots');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await button(/^Register Now/));
    expect(await screen.findByRole('textbox')).toHaveValue('Small robots');
  });
});
