// @databases both
import { api, calendarFeedAnswer, paths, type CalendarFeed } from 'contracts';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import { asAdmin } from './console/helpers';
import { page } from './helpers/client';
import { inDatabase, inMinutes, searchDatabase } from './helpers/database';
import { bodyOf } from './helpers/expectations';
import { EVENT, inDays } from './helpers/factories';
import { newMember, type Member } from './helpers/members';
import { editor } from './helpers/panel';
import { changeInPanel, PASSWORD, whoIs } from './helpers/people';
import { clock } from './helpers/registration-calls';
import { cancel, newEvent, register } from './registrations/helpers';

let asha: Member;
beforeEach(async () => {
  asha = await newMember({ name: 'Asha Verma' });
});

const feed = async ({ browser }: Member, method = 'GET'): Promise<CalendarFeed> =>
  bodyOf(await browser.send(api.calendarFeed(), { method }), calendarFeedAnswer).data;
/** The path of the file that a new address leads to. */
const newPath = async (member: Member) => new URL((await feed(member, 'POST')).address ?? '').pathname;
const currentPath = async (member: Member) => new URL((await feed(member)).address ?? '').pathname;
/** What a calendar that is not ours reads in a file. */
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

/** What it reads at an address, with no session. */
async function read(path: string) {
  const answer = await page(path);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return eventsIn(answer.text);
}

describe('the address of a feed', () => {
  it('is made when it is asked for, shown again, renewed and ended', async () => {
    expect(await feed(asha)).toEqual({ address: null, startedAt: null });
    const first = await feed(asha, 'POST');
    expect(first.address).toMatch(new RegExp(`^${inject('stage').url}/calendar/[\\w-]+\\.ics$`));
    expect(await feed(asha)).toEqual(first);
    const second = await feed(asha, 'POST');
    expect(second.address).not.toBe(first.address);
    const [old, current] = [first, second].map(({ address }) => new URL(address ?? '').pathname);
    expect((await page(old ?? '')).status).toBe(404);
    expect(await read(current ?? '')).toEqual([]);
    expect(await feed(asha, 'DELETE')).toEqual({ address: null, startedAt: null });
    expect((await page(current ?? '')).status).toBe(404);
    expect(await feed(asha, 'DELETE')).toEqual({ address: null, startedAt: null });
  });

  it('is each person’s own, and renewed by two at once it is one', async () => {
    const ravi = await newMember();
    const [mine, theirs] = await Promise.all([newPath(asha), newPath(ravi)]);
    expect(mine).not.toBe(theirs);
    await Promise.all([newPath(asha), newPath(asha), newPath(asha)]);
    expect((await page(await currentPath(asha))).status).toBe(200);
    expect((await page(theirs)).status).toBe(200);
  });

  it('stands nowhere in the database, and a changed one leads nowhere', async () => {
    const path = await newPath(asha);
    const [, feedId = '', signature = ''] = /^\/calendar\/([0-9a-f]{32})_([\w-]{43})\.ics$/.exec(path) ?? [];
    expect(await searchDatabase(feedId)).not.toEqual([]);
    expect(await searchDatabase(signature)).toEqual([]);
    for (const token of [
      feedId,
      `${feedId}_${'A'.repeat(43)}`,
      `${'0'.repeat(32)}_${signature}`,
      'calendar',
      '..%2f',
    ]) {
      expect((await page(`/calendar/${token}.ics`)).status, token).not.toBe(200);
    }
    expect((await page(`/calendar/${feedId}_${'A'.repeat(43)}.ics`)).status).toBe(404);
  });

  it('ends with the account, and while it is blocked', async () => {
    const path = await newPath(asha);
    const id = (await whoIs(asha.browser))?._id ?? '';
    await changeInPanel(id, { blocked: true });
    expect((await page(path)).status).toBe(404);
    await changeInPanel(id, { blocked: false });
    expect((await page(path)).status).toBe(200);

    const ravi = await newMember();
    const left = await newPath(ravi);
    const profile = { document_id: ravi.profileId };
    const rows = () =>
      inDatabase((database) =>
        database('calendar_feeds').whereIn('profile_id', database('profiles').where(profile).select('id')),
      );
    expect(await rows()).toHaveLength(1);
    const eventId = await newEvent({ title: 'Pitch night' });
    await register(ravi, eventId);
    await editor.remove(EVENT, eventId);
    const [entry] = await read(left);
    expect(entry?.summary).toBe('Pitch night');
    const answer = await ravi.browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
    expect(answer.status, answer.text).toBe(200);
    expect((await page(left)).status).toBe(404);
    expect(await rows()).toEqual([]);
    expect(await searchDatabase(left.slice(10, 42))).toEqual([]);
  });
});

describe('a feed', () => {
  it('has what its owner has a seat at, under the names of the events’ own files', async () => {
    const ravi = await newMember();
    const path = await newPath(asha);
    const startsAt = inDays(5);
    const seat = await newEvent({ title: 'Pitch night', startsAt, endsAt: inDays(5.1), organizer: 'Robotics Club' });
    const full = await newEvent({ capacity: 1 });
    await register(asha, seat);
    for (const member of [ravi, asha]) await register(member, full);
    const [own] = eventsIn((await page(paths.eventCalendar(seat))).text);
    const [entry, ...others] = await read(path);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ summary: 'Pitch night', uid: own?.uid });
    expect(entry?.description).toContain('Robotics Club');
    expect(entry?.startDate.toJSDate().getTime()).toBe(Math.floor(new Date(startsAt).getTime() / 1000) * 1000);

    await cancel(asha, seat);
    expect(await read(path)).toEqual([]);
  });

  it('follows an event that moves, and strikes out one that is taken back, for a month', async () => {
    const path = await newPath(asha);
    const eventId = await newEvent({ startsAt: inDays(5), endsAt: inDays(6) });
    await register(asha, eventId);
    const [before] = await read(path);
    await editor.update(EVENT, eventId, { startsAt: inDays(7), endsAt: inDays(8) });
    const [after] = await read(path);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence ?? 0).toBeGreaterThanOrEqual(before?.sequence ?? 0);
    expect(after?.startDate.toJSDate().getTime()).toBeGreaterThan(before?.startDate.toJSDate().getTime() ?? Infinity);
    const statuses = async () => (await read(path)).map(({ component }) => component.getFirstPropertyValue('status'));
    expect(await statuses()).toEqual(['CONFIRMED']);
    await editor.update(EVENT, eventId, { isPublished: false });
    expect(await statuses()).toEqual(['CANCELLED']);
    // What editors do to it meanwhile is nobody's to read.
    await editor.update(EVENT, eventId, { title: 'Not public', location: 'Not public', organizer: 'Not public' });
    expect((await page(path)).text).not.toContain('Not public');
    await editor.update(EVENT, eventId, { isPublished: true });
    expect(await statuses()).toEqual(['CONFIRMED']);
    expect((await read(path))[0]?.summary).toBe('Not public');
    await editor.update(EVENT, eventId, { isPublished: false });
    await editor.remove(EVENT, eventId);
    expect(await statuses()).toEqual(['CANCELLED']);
    await clock('sweepCalendars', inMinutes(31 * 24 * 60));
    expect(await statuses()).toEqual([]);
  });

  it('strikes out an event that was deleted, for a month', async () => {
    const path = await newPath(asha);
    const eventId = await newEvent({ title: 'Pitch night', location: 'Hall 2', organizer: 'Robotics Club' });
    const waiting = await newMember();
    const theirs = await newPath(waiting);
    const past = await newEvent();
    for (const id of [eventId, past]) await register(asha, id);
    await editor.update(EVENT, past, { startsAt: inDays(-3), endsAt: inDays(-2) });
    const before = (await read(path)).find(({ summary }) => summary === 'Pitch night');
    await editor.remove(EVENT, eventId);
    await editor.remove(EVENT, past);
    const [entry, ...others] = await read(path);
    expect(others).toEqual([]);
    expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(entry).toMatchObject({ uid: before?.uid, summary: 'Pitch night', location: 'Hall 2' });
    expect(entry?.sequence ?? 0).toBeGreaterThanOrEqual(before?.sequence ?? 0);
    expect(entry?.startDate.toString()).toBe(before?.startDate.toString());
    expect(await read(theirs)).toEqual([]);

    const month = 31 * 24 * 60;
    await clock('sweepCalendars', inMinutes(month - 2 * 24 * 60));
    expect(await read(path)).toHaveLength(1);
    await clock('sweepCalendars', inMinutes(month));
    expect(await read(path)).toEqual([]);
  });

  it('goes back a year', async () => {
    const path = await newPath(asha);
    const [recent, old] = await Promise.all([newEvent({ title: 'Recent' }), newEvent({ title: 'Old' })]);
    for (const eventId of [recent, old]) await register(asha, eventId);
    await editor.update(EVENT, recent, { startsAt: inDays(-360), endsAt: inDays(-359) });
    await editor.update(EVENT, old, { startsAt: inDays(-370), endsAt: inDays(-369) });
    expect((await read(path)).map(({ summary }) => summary)).toEqual(['Recent']);
  });

  it('is read without a session, and asks nobody who is signed in for more', async () => {
    const path = await newPath(asha);
    expect((await asAdmin(path)).status).toBe(200);
    expect((await page(path, { method: 'POST' })).status).not.toBe(200);
  });
});
