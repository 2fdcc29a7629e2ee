// @databases both
import { eventMessageAnswer, eventMessagesAnswer, type ConsoleEvent, type EventMessage } from 'contracts';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { inDatabase } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { choose, someone, told, type Someone } from '../helpers/notifications';
import { clock } from '../helpers/registration-calls';
import { attend, eventAddress, newConsoleEvent } from './event-helpers';
import { asAdmin, refusedWith } from './helpers';

const letter = { to: 'registered', subject: 'The room has changed', message: 'We meet in Hall 2.\nBring a pen.' };

const post = (event: ConsoleEvent, json: object) =>
  asAdmin(eventAddress(event.id, '/messages'), { method: 'POST', json });
const sent = async (event: ConsoleEvent): Promise<EventMessage[]> =>
  bodyOf(await asAdmin(eventAddress(event.id, '/messages')), eventMessagesAnswer).data;
const send = async (event: ConsoleEvent, fields: object = {}): Promise<EventMessage> => {
  const answer = await post(event, { ...letter, ...fields });
  expect(answer.status, answer.text).toBe(201);
  return eventMessageAnswer.parse(answer.json).data;
};
/** Waits until the latest message has reached all whom it is for. */
const finished = (event: ConsoleEvent): Promise<EventMessage> =>
  vi.waitFor(
    async () => {
      const [latest] = await sent(event);
      if (!latest?.finishedAt) throw new Error('The message is still on its way.');
      return latest;
    },
    { timeout: 10_000, interval: 50 },
  );
const lettersTo = async (person: Someone) =>
  (await told(person)).filter(({ kind }) => kind === 'event-message').map(({ sentence }) => sentence);

describe('an admin writes to the people of an event', () => {
  let event: ConsoleEvent;
  let [seated, absent, waiting, offered, gone]: Someone[] = [];
  beforeAll(async () => {
    event = await newConsoleEvent({ title: 'Pitch night' });
    [seated, absent, waiting, offered, gone] = await Promise.all([1, 2, 3, 4, 5].map(() => someone()));
    await attend(event.id, [
      { profileId: idOf(seated), checkedInAt: new Date() },
      { profileId: idOf(absent) },
      { profileId: idOf(waiting), state: 'waitlisted' },
      { profileId: idOf(offered), state: 'offered' },
      { profileId: idOf(gone), state: 'cancelled' },
    ]);
  });
  const idOf = (person: Someone | undefined) => person?.profileId ?? '';
  const reached = async (subject: string) => {
    const people = Object.entries({ seated, absent, waiting, offered, gone });
    const has = await Promise.all(
      people.map(async ([, person]) => person && (await lettersTo(person)).some((words) => words.includes(subject))),
    );
    return people.filter((_each, index) => has[index]).map(([name]) => name);
  };

  it.each([
    ['registered', ['seated', 'absent']],
    ['waitlisted', ['waiting', 'offered']],
    ['everyone', ['seated', 'absent', 'waiting', 'offered']],
    ['checked-in', ['seated']],
    ['absent', ['absent']],
  ])('to those who are %s, and nobody else', async (to, people) => {
    const message = await send(event, { to, subject: `For ${to}` });
    expect(message).toMatchObject({ to, subject: `For ${to}`, recipients: people.length });
    expect(await finished(event)).toMatchObject({ _id: message._id, told: people.length });
    expect(await reached(`For ${to}`)).toEqual(people);
  });

  it('once each, on the site and by mail, with the words as they are', async () => {
    const person = await someone();
    const own = await newConsoleEvent({ title: 'Pitch night' });
    await attend(own.id, [{ profileId: person.profileId }]);
    await send(own, { subject: 'Hello <b>you</b>' });
    const mail = await mailTo(person.email, 'event-message');
    expect(mail.subject).toBe('Hello <b>you</b> (Pitch night, Sphuran)');
    expect(mail.text).toContain('We meet in Hall 2.');
    expect(mail.html).not.toContain('<b>you</b>');
    expect(await lettersTo(person)).toEqual(['About “Pitch night”: Hello <b>you</b>']);
    expect((await told(person))[0]).toMatchObject({ text: letter.message, href: `/events/${own.id}` });
    expect((await mailsTo(person.email)).filter(({ kind }) => kind === 'event-message')).toHaveLength(1);
  });

  it('as each of them wishes', async () => {
    const person = await someone();
    await choose(person, { kind: 'event-message', onSite: true, byMail: false });
    const own = await newConsoleEvent();
    await attend(own.id, [{ profileId: person.profileId }]);
    await send(own);
    await finished(own);
    expect(await lettersTo(person)).toHaveLength(1);
    expect((await mailsTo(person.email)).filter(({ kind }) => kind === 'event-message')).toEqual([]);
  });

  it('not twice by a second click', async () => {
    const own = await newConsoleEvent();
    const person = await someone();
    await attend(own.id, [{ profileId: person.profileId }]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(own, letter)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    await finished(own);
    expect(await lettersTo(person)).toHaveLength(1);
  });

  it('not to nobody', async () => {
    expect(refusedWith(await post(await newConsoleEvent(), letter), 409)).toBe('There is nobody to write to');
  });

  it.each([
    { subject: ' ' },
    { message: '' },
    { to: 'all' },
    { to: undefined },
    { from: 'me' },
    { message: 'x'.repeat(5001) },
  ])('not with %j', async (fault) => {
    const before = await sent(event);
    refusedWith(await post(event, { ...letter, ...fault }), 400);
    expect(await sent(event)).toEqual(before);
  });

  it('and what one instance leaves behind, the sweeps of others finish, telling nobody twice', async () => {
    const own = await newConsoleEvent();
    const people = await Promise.all([someone(), someone(), someone()]);
    await attend(
      own.id,
      people.map(({ profileId }) => ({ profileId })),
    );
    const { _id } = await send(own);
    await finished(own);
    // As if the server had stopped before the second of them.
    await inDatabase(async (database) => {
      const ofMessage = database('event_messages').where({ document_id: _id });
      await ofMessage.update({ finished_at: null, told: 1, last_profile_id: 0 });
    });
    const sweeps = await Promise.all([1, 2, 3].map(() => clock('write', new Date())));
    expect(sweeps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sent(own))[0]?.finishedAt).not.toBeNull();
    for (const person of people) expect(await lettersTo(person)).toHaveLength(1);
  });
});
