// @databases both
import { api, messages, notificationsAnswer, ownRegistrationAnswer, paths } from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { EVENT, inDays } from '../helpers/factories';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { editor } from '../helpers/panel';
import { PASSWORD } from '../helpers/people';
import {
  cancel,
  confirm,
  letTimeRunOut,
  newEvent,
  register,
  seatsTaken,
  standing,
  storedRegistrations,
} from './helpers';

let asha: Member;
let ravi: Member;
let meera: Member;
beforeEach(async () => {
  [asha, ravi, meera] = await Promise.all([
    newMember({ name: 'Asha Verma', role: 'student' }),
    newMember({ name: 'Ravi Menon' }),
    newMember({ name: 'Meera Iyer', role: 'faculty' }),
  ]);
});

/** What somebody was told on the site, the newest first. */
const told = async ({ browser }: Member) => bodyOf(await browser.send(api.notifications()), notificationsAnswer).data;

describe('a seat', () => {
  it('is given with a ticket, and counted', async () => {
    const eventId = await newEvent({ capacity: 2 });
    expect(await standing(asha, eventId)).toMatchObject({
      ...{ state: null, ticketCode: null, seatsLeft: 2, waiting: 0 },
      abilities: { register: true, buy: false, joinWaitlist: false, confirm: false, cancel: false },
    });
    expect(bodyOf(await register(asha, eventId), ownRegistrationAnswer).data).toMatchObject({
      ...{ state: 'registered', position: null, seatsLeft: 1 },
      ticketCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      abilities: { register: false, buy: false, joinWaitlist: false, confirm: false, cancel: true },
    });
    expect((await standing(ravi, eventId)).seatsLeft).toBe(1);
  });

  it('is without limit where the event says none', async () => {
    const eventId = await newEvent();
    await register(asha, eventId);
    expect(await standing(ravi, eventId)).toMatchObject({ seatsLeft: null, abilities: { register: true } });
  });

  it('is given back, and taken anew with another ticket', async () => {
    const eventId = await newEvent({ capacity: 1, waitlist: false });
    const first = bodyOf(await register(asha, eventId), ownRegistrationAnswer).data.ticketCode;
    expect(refusalOf(await register(ravi, eventId), 409).msg).toBe(messages.eventFull);
    expect(bodyOf(await cancel(asha, eventId), ownRegistrationAnswer).data).toMatchObject({
      ...{ state: 'cancelled', ticketCode: null, seatsLeft: 1 },
    });
    expect(refusalOf(await cancel(asha, eventId), 404).msg).toBe(messages.notRegistered);
    const second = bodyOf(await register(asha, eventId), ownRegistrationAnswer).data.ticketCode;
    expect(second).not.toBe(first);
    expect(await storedRegistrations(eventId)).toHaveLength(1);
  });

  it('is the same by the address of the alumni area', async () => {
    const eventId = await newEvent();
    expect((await asha.browser.post(api.alumniEventRegister(eventId), {})).status).toBe(200);
    expect(refusalOf(await register(asha, eventId), 409).msg).toBe(messages.alreadyRegistered);
    expect((await asha.browser.send(api.alumniEventRegister(eventId), { method: 'DELETE' })).status).toBe(200);
  });
});

describe('nobody registers', () => {
  it('for an event that has started', async () => {
    const eventId = await newEvent({ startsAt: inDays(-0.01), endsAt: inDays(1) });
    expect(refusalOf(await register(asha, eventId), 409).msg).toBe(messages.eventHasStarted);
    expect((await standing(asha, eventId)).abilities).toEqual({
      ...{ register: false, buy: false, joinWaitlist: false, confirm: false, cancel: false },
    });
  });

  it('for one that asks for a ticket, not even in line', async () => {
    const eventId = await newEvent({ ticketPrice: 1500, capacity: 1 });
    expect(refusalOf(await register(asha, eventId), 409).msg).toBe(messages.ticketNeeded);
    expect((await standing(asha, eventId)).abilities).toMatchObject({
      register: false,
      joinWaitlist: false,
      buy: true,
    });
    const later = await newEvent({ ticketPrice: 1500, ticketsFrom: inDays(1) });
    expect((await standing(asha, later)).abilities.buy).toBe(false);
    // Whoever pays keeps their seat, and may go on; nobody else can have it.
    await asha.browser.post(api.newPayment('event', eventId), {});
    expect((await standing(asha, eventId)).abilities.buy).toBe(true);
    expect((await standing(ravi, eventId)).abilities.buy).toBe(false);
  });

  it('for one that is not published, or that there is not', async () => {
    const hidden = await newEvent({ isPublished: false });
    for (const eventId of [hidden, 'no-such-event']) {
      for (const answer of [
        await register(asha, eventId),
        await cancel(asha, eventId),
        await confirm(asha, eventId),
        await asha.browser.send(api.eventRegistration(eventId)),
      ]) {
        expect(refusalOf(answer, 404).msg).toBe(messages.eventNotFound);
      }
    }
  });

  it('who is signed out', async () => {
    const eventId = await newEvent();
    refusalOf(await register({ browser: new Browser() }, eventId), 401);
    expect(await storedRegistrations(eventId)).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('is refused after the event’s deadline, though not for whoever is in line', async () => {
    const eventId = await newEvent({ capacity: 1 });
    await register(asha, eventId);
    await register(ravi, eventId);
    await editor.update(EVENT, eventId, { cancelUntil: inDays(-1) });
    expect(refusalOf(await cancel(asha, eventId), 409).msg).toBe(messages.cancelTooLate);
    expect((await standing(asha, eventId)).abilities.cancel).toBe(false);
    expect((await cancel(ravi, eventId)).status).toBe(200);
    expect(await seatsTaken(eventId)).toBe(1);
  });
});

describe('the line', () => {
  let eventId: string;
  beforeEach(async () => {
    eventId = await newEvent({ capacity: 1 });
    for (const member of [asha, ravi, meera]) expect((await register(member, eventId)).status).toBe(200);
  });

  it('tells each where they stand, and moves up', async () => {
    expect(await standing(meera, eventId)).toMatchObject({
      state: 'waitlisted',
      position: 2,
      waiting: 2,
      seatsLeft: 0,
    });
    expect(refusalOf(await register(meera, eventId), 409).msg).toBe(messages.alreadyInLine);
    await cancel(ravi, eventId);
    expect(await standing(meera, eventId)).toMatchObject({ position: 1, waiting: 1 });
  });

  it('is offered a seat from its head, with a time to confirm, and told so', async () => {
    await cancel(asha, eventId);
    const offer = await standing(ravi, eventId);
    expect(offer).toMatchObject({ state: 'offered', position: null, ticketCode: null, abilities: { confirm: true } });
    const hours = (new Date(offer.waitsUntil ?? 0).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await standing(meera, eventId)).toMatchObject({ state: 'waitlisted', position: 1 });
    const [notification] = await told(ravi);
    expect(notification).toMatchObject({ kind: 'seat-offered', href: paths.event(eventId) });
    expect(notification?.sentence).toMatch(
      /^A seat at “Event .+” is free for you\. Please confirm it until .+ at .+\.$/,
    );
    expect((await mailTo(ravi.email, 'seat-offered')).text).toContain(paths.event(eventId));
    expect(await told(meera)).toEqual([]);
  });

  it('makes the seat one’s own when it is confirmed, once', async () => {
    await cancel(asha, eventId);
    expect(refusalOf(await confirm(meera, eventId), 409).msg).toBe(messages.noSeatOffered);
    const { data } = bodyOf(await confirm(ravi, eventId), ownRegistrationAnswer);
    expect(data).toMatchObject({ state: 'registered', waitsUntil: null, ticketCode: expect.any(String) });
    expect(refusalOf(await confirm(ravi, eventId), 409).msg).toBe(messages.noSeatOffered);
  });

  it('goes on to the next when the time is over, at the first look', async () => {
    await cancel(asha, eventId);
    await letTimeRunOut(eventId);
    expect(await standing(meera, eventId)).toMatchObject({ state: 'offered' });
    expect(refusalOf(await confirm(ravi, eventId), 409).msg).toBe(messages.seatOfferOver);
    expect((await standing(ravi, eventId)).state).toBe('expired');
    expect(await seatsTaken(eventId)).toBe(1);
  });

  it('goes on to the next when the offer is declined', async () => {
    await cancel(asha, eventId);
    expect((await cancel(ravi, eventId)).status).toBe(200);
    expect(await standing(meera, eventId)).toMatchObject({ state: 'offered' });
  });

  it('is joined at its end by whoever comes again', async () => {
    await cancel(ravi, eventId);
    await register(ravi, eventId);
    expect(await standing(ravi, eventId)).toMatchObject({ position: 2 });
  });

  it('is not passed by whoever comes when an editor adds seats', async () => {
    await editor.update(EVENT, eventId, { capacity: 2 });
    const late = await newMember();
    expect(bodyOf(await register(late, eventId), ownRegistrationAnswer).data).toMatchObject({
      ...{ state: 'waitlisted', position: 2 },
    });
    expect((await standing(ravi, eventId)).state).toBe('offered');
  });

  it('is left, too, by an account that is deleted: its seat is offered', async () => {
    const answer = await asha.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
    expect(answer.status, answer.text).toBe(200);
    expect((await standing(ravi, eventId)).state).toBe('offered');
    expect(await storedRegistrations(eventId)).toHaveLength(2);
  });

  it('goes with the event', async () => {
    await editor.remove(EVENT, eventId);
    const left = await inDatabase((database) =>
      database('registrations').whereNotIn('event_id', database('events').select('id')).pluck('id'),
    );
    expect(left).toEqual([]);
  });
});

describe('the questions of an event', () => {
  const questions = [
    { label: 'Which team?', kind: 'text' },
    { label: 'Meal', kind: 'choice', options: 'Vegetarian\nVegan', isRequired: true },
    { label: 'I bring a laptop', kind: 'checkbox', isRequired: true },
  ] as const;
  const answers = [
    { question: 'Meal', answer: 'Vegan' },
    { question: 'I bring a laptop', answer: true },
  ];
  let eventId: string;
  beforeEach(async () => {
    eventId = await newEvent({ questions: [...questions] });
  });

  it('are answered at the registration, and are in the download of one’s own data', async () => {
    expect((await register(asha, eventId, answers)).status).toBe(200);
    expect((await asha.browser.send(api.accountData())).json).toMatchObject({
      registrations: [{ state: 'registered', answers }],
    });
  });

  it.each([
    ['nothing is answered', [], messages.answerMissing('Meal')],
    [
      'a required tick is not set',
      [answers[0], { question: 'I bring a laptop', answer: false }],
      messages.answerMissing('I bring a laptop'),
    ],
    [
      'a choice is none of its options',
      [{ question: 'Meal', answer: 'Steak' }, answers[1]],
      messages.answerInvalid('Meal'),
    ],
    [
      'a tick is a text',
      [answers[0], { question: 'I bring a laptop', answer: 'yes' }],
      messages.answerInvalid('I bring a laptop'),
    ],
    ['nobody asked', [...answers, { question: 'Shoe size', answer: '42' }], messages.answerInvalid('Shoe size')],
    ['one is answered twice', [...answers, answers[0]], messages.answerInvalid('Meal')],
  ])('are refused when %s, and nothing changes', async (_why, given, sentence) => {
    const answer = await asha.browser.post(api.eventRegister(eventId), { answers: given });
    expect(refusalOf(answer, 400).msg).toBe(sentence);
    expect(await storedRegistrations(eventId)).toEqual([]);
  });

  it('leave no room for anything else (security matrix 3)', async () => {
    for (const json of [
      { answers, state: 'registered' },
      { answers, ticketCode: 'A' },
      { answers: [{ ...answers[0], place: 1 }] },
      { answers: 'none' },
    ]) {
      refusalOf(await asha.browser.post(api.eventRegister(eventId), json), 400);
    }
    expect(await storedRegistrations(eventId)).toEqual([]);
  });
});
