// @databases both
import { api, notificationsAnswer, paths, type Notification } from 'contracts';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { page } from '../helpers/client';
import { inDatabase, inMinutes } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { EVENT, inDays } from '../helpers/factories';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { choose } from '../helpers/notifications';
import { asEditor, editor } from '../helpers/panel';
import { clock } from '../helpers/registration-calls';
import { cancel, newEvent, register } from './helpers';

let seated: Member;
let waiting: Member;
let gone: Member;
let eventId: string;
beforeAll(async () => {
  [seated, waiting, gone] = await Promise.all([newMember(), newMember(), newMember()]);
});

/** An event with somebody who has the seat, somebody who waits, and somebody who has left. */
beforeEach(async () => {
  eventId = await newEvent({
    ...{ title: 'Pitch night', capacity: 1, location: 'Main hall' },
    ...{ startsAt: '2031-09-13T04:00:00.000Z', endsAt: '2031-09-13T06:00:00.000Z' },
  });
  for (const member of [seated, waiting, gone]) expect((await register(member, eventId)).status).toBe(200);
  expect((await cancel(gone, eventId)).status).toBe(200);
  await inDatabase((database) => database('notifications').where({ kind: 'event-moved' }).delete());
});

const change = (fields: Record<string, unknown>) => editor.update(EVENT, eventId, fields);
/** Two instances tell at the same moment. */
const tellAfter = async (minutes: number) => {
  const now = inMinutes(minutes);
  await Promise.all([clock('moves', now), clock('moves', now)]);
};
const told = async ({ browser }: Member): Promise<Notification[]> =>
  bodyOf(await browser.send(api.notifications()), notificationsAnswer).data.filter(
    ({ kind }) => kind === 'event-moved',
  );
const countTold = async (): Promise<number[]> =>
  Promise.all([seated, waiting, gone].map(async (member) => (await told(member)).length));

describe('an event that moves', () => {
  it('is told to whoever has a seat or waits for one, with what was and what is', async () => {
    await change({ startsAt: '2031-09-14T04:00:00.000Z', endsAt: '2031-09-14T06:00:00.000Z', location: 'Hall 2' });
    await tellAfter(9);
    expect(await countTold()).toEqual([0, 0, 0]);
    await tellAfter(11);
    await tellAfter(12);
    expect(await countTold()).toEqual([1, 1, 0]);
    const [notification] = await told(seated);
    expect(notification?.href).toBe(paths.event(eventId));
    expect(notification?.sentence).toBe('“Pitch night” has another time or place.');
    expect(notification?.text?.split('\n')).toEqual([
      'Start: Sep 14, 2031 at 9:30 AM IST instead of Sep 13, 2031 at 9:30 AM IST',
      'End: Sep 14, 2031 at 11:30 AM IST instead of Sep 13, 2031 at 11:30 AM IST',
      'Place: Hall 2 instead of Main hall',
    ]);
  });

  it('is mailed once, with a file that calendars take for the same event', async () => {
    const member = await newMember();
    await register(member, eventId);
    await change({ location: 'Hall 2' });
    await tellAfter(11);
    await tellAfter(12);
    // A server sends at once what itself has enqueued, and with that what another instance has.
    await register(gone, await newEvent());
    const mail = await mailTo(member.email, 'event-moved');
    expect(mail.subject).toMatch(/^Moved: Pitch night/);
    expect(mail.text).toContain('Place: Hall 2 instead of Main hall.');
    expect(mail.text).not.toContain('Start:');
    expect(mail.text).toContain('Get no more mails like this');
    const [file, ...others] = mail.attachments;
    expect(others).toEqual([]);
    const [entry] = new ICAL.Component(ICAL.parse(file?.content.toString() ?? '')).getAllSubcomponents('vevent');
    expect(file?.type).toBe('text/calendar');
    expect((await page(paths.eventCalendar(eventId))).text).toContain(
      `UID:${String(entry?.getFirstPropertyValue('uid'))}`,
    );
    expect(entry?.getFirstPropertyValue('location')).toBe('Hall 2');
    expect((await mailsTo(member.email)).filter(({ kind }) => kind === 'event-moved')).toHaveLength(1);
  });

  it('several times within ten minutes, is told once, as from what people knew', async () => {
    await change({ location: 'Hall 2' });
    const late = await newMember();
    await register(late, eventId);
    await change({ location: 'Hall 3' });
    await tellAfter(11);
    expect(await countTold()).toEqual([1, 1, 0]);
    expect((await told(seated))[0]?.text).toBe('Place: Hall 3 instead of Main hall');
    expect((await told(late))[0]?.text).toBe('Place: Hall 3 instead of Hall 2');
    await change({ location: '' });
    await tellAfter(22);
    expect(await countTold()).toEqual([2, 2, 0]);
    expect((await told(seated))[0]?.text).toBe('Place: to be announced instead of Hall 3');
  });

  it('is told to whoever left and came anew as from what they knew then', async () => {
    await change({ capacity: 5, location: 'Hall 2' });
    const member = await newMember();
    await register(member, eventId);
    await change({ location: 'Hall 3' });
    await cancel(member, eventId);
    await register(member, eventId);
    await tellAfter(11);
    expect(await told(member), 'came to Hall 3').toEqual([]);
    await change({ location: 'Hall 4' });
    await cancel(member, eventId);
    await register(member, eventId);
    await change({ location: 'Hall 5' });
    await tellAfter(11);
    expect((await told(member)).map(({ text }) => text)).toEqual(['Place: Hall 5 instead of Hall 4']);
  });

  it('and back again, is told to nobody', async () => {
    await change({ location: 'Hall 2' });
    await change({ location: 'Main hall' });
    await tellAfter(11);
    expect(await countTold()).toEqual([0, 0, 0]);
  });

  it('is not told to whoever has left it, or wishes to hear nothing of it', async () => {
    await change({ location: 'Hall 2' });
    expect((await cancel(waiting, eventId)).status).toBe(200);
    await choose(seated, { kind: 'event-moved', onSite: false, byMail: false });
    await tellAfter(11);
    expect(await countTold()).toEqual([0, 0, 0]);
    await choose(seated, { kind: 'event-moved', onSite: true, byMail: true });
  });

  it('is told at once when it starts soon', async () => {
    await change({ startsAt: inMinutes(20).toISOString(), endsAt: inMinutes(90).toISOString() });
    await tellAfter(0.1);
    expect(await countTold()).toEqual([1, 1, 0]);
  });
});

it('who waits to be told is told sooner when the event comes nearer', async () => {
  await change({ location: 'Hall 2' });
  await change({ startsAt: inMinutes(6).toISOString(), endsAt: inMinutes(60).toISOString() });
  await tellAfter(0.1);
  expect(await countTold()).toEqual([1, 1, 0]);
});

it.each(['+012026-01-01T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '1899-12-31T00:00:00.000Z'])(
  'no event is moved to %s',
  async (startsAt) => {
    const path = `/content-manager/collection-types/${EVENT}/${eventId}`;
    const answer = await asEditor(path, { method: 'PUT', json: { startsAt, endsAt: startsAt } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('A date lies between the years 1900 and 2999.');
  },
);

it('an event that is taken back is told of as moved once it is published again', async () => {
  await change({ isPublished: false });
  await change({ location: 'Hall 2' });
  await tellAfter(11);
  expect(await countTold()).toEqual([0, 0, 0]);
  await change({ isPublished: true });
  await tellAfter(11);
  expect(await countTold()).toEqual([1, 1, 0]);
});

it('other changes, and those of an event that is over, are told to nobody', async () => {
  await change({ organizer: 'Tech Team', title: 'Pitch evening', capacity: 3 });
  await change({ location: ' Main\u00a0 hall ' });
  await change({ startsAt: inDays(-2), endsAt: inDays(-1) });
  await tellAfter(11);
  expect(await countTold()).toEqual([0, 0, 0]);
});

it('an event that is deleted is no longer told of as moved', async () => {
  await change({ location: 'Hall 2' });
  const moves = () =>
    inDatabase((database) =>
      database('event_moves')
        .where('key', 'like', 'event-moved:%')
        .whereNotIn('event_id', database('events').select('id'))
        .pluck('id'),
    );
  await editor.remove(EVENT, eventId);
  expect(await moves()).toEqual([]);
  await tellAfter(11);
  expect(await countTold()).toEqual([0, 0, 0]);
});

it('people are reminded anew of an event that was put off after they had been', async () => {
  const startsAt = inDays(2);
  await change({ startsAt, endsAt: inDays(2.1) });
  await tellAfter(11);
  const reminders = async () =>
    bodyOf(await seated.browser.send(api.notifications()), notificationsAnswer).data.filter(
      ({ kind, href }) => kind === 'event-reminder' && href === paths.event(eventId),
    );
  await clock('remind', inMinutes(30 * 60));
  expect(await reminders()).toHaveLength(1);
  await change({ startsAt: inDays(9), endsAt: inDays(9.1) });
  await tellAfter(11);
  await clock('remind', inMinutes(30 * 60));
  expect(await reminders()).toHaveLength(1);
  await clock('remind', inMinutes(8.5 * 24 * 60));
  expect(await reminders()).toHaveLength(2);
});
