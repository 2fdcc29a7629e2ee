// @databases both
import { setTimeout } from 'node:timers/promises';

import { api } from 'contracts';
import { expect, inject, it } from 'vitest';

import { userOf } from '../console/helpers';
import { newMember, type Member } from '../helpers/members';
import {
  begunStream,
  changesAfter,
  dropStream,
  openStream,
  readUpTo,
  SOON,
  wrote,
  type OpenStream,
} from '../helpers/messaging';
import { changeInPanel } from '../helpers/people';

const latest = (stream: OpenStream) => stream.changes().at(-1);
const placesIn = (stream: OpenStream) =>
  stream.changes().flatMap(({ threads }) => threads.map(({ last }) => last.place));

it('a message arrives at the other at once, and what becomes of it at its writer', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const [ours, theirs] = [await begunStream(one.browser), await begunStream(other.browser)];
  expect(theirs).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store, no-transform' } });
  expect(theirs.headers['content-encoding']).toBeUndefined();
  expect(theirs.changes()).toEqual([{ upTo: 0, unread: 0, threads: [], isMore: false }]);
  const { _id } = await wrote(one, other);
  await expect
    .poll(() => latest(theirs), SOON)
    .toMatchObject({ unread: 1, threads: [{ _id: one.profileId, last: { _id, isOwn: false } }] });
  await expect.poll(() => latest(ours), SOON).toMatchObject({ threads: [{ last: { _id, isOwn: true } }] });
  const { upTo } = await changesAfter(other);
  await other.browser.send(api.messagesDelivered(), { method: 'PUT', json: { upTo } });
  await expect.poll(() => latest(ours), SOON).toMatchObject({ threads: [{ deliveredUpTo: 1, readUpTo: 0 }] });
  await readUpTo(other, one, 1);
  await expect.poll(() => latest(ours), SOON).toMatchObject({ threads: [{ readUpTo: 1 }] });
  await expect.poll(() => latest(theirs), SOON).toMatchObject({ unread: 0, threads: [{ unread: 0 }] });
  for (const stream of [ours, theirs]) stream.close();
});

it('whoever comes back with the last event misses nothing', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const first = await begunStream(other.browser);
  await wrote(one, other);
  await expect.poll(() => placesIn(first), SOON).toEqual([1]);
  first.close();
  await Promise.all([wrote(one, other), wrote(one, other), wrote(other, one)]);
  const known = Number(first.events.at(-1)?.id);
  const again = await begunStream(other.browser, { lastEvent: known });
  expect(again.changes()).toMatchObject([
    { upTo: known + 3, unread: 3, threads: [{ last: { place: 4 } }], isMore: false },
  ]);
  // An event that never was: the list is to be loaded anew.
  const lost = await begunStream(other.browser, { lastEvent: known + 1000 });
  expect(lost.changes()).toMatchObject([{ upTo: known + 3, isMore: true }]);
  for (const stream of [again, lost]) stream.close();
});

it('while two write to one at the same time, events tell of all', async () => {
  const [one, two, other] = [await newMember(), await newMember(), await newMember()];
  const stream = await begunStream(other.browser);
  await Promise.all([one, two].flatMap((writer) => Array.from({ length: 10 }, () => wrote(writer, other))));
  await expect.poll(() => latest(stream)?.unread, SOON).toBe(20);
  const ids = stream.events.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((low, high) => low - high));
  stream.close();
});

it.each([
  ['is signed out', ({ browser }: Member) => browser.copy().post(api.logout())],
  ['is blocked', async ({ email }: Member) => changeInPanel((await userOf({ email }))._id, { blocked: true })],
])('a stream ends when its account %s', async (_what, end) => {
  const member = await newMember();
  const stream = await begunStream(member.browser);
  await end(member);
  await expect.poll(() => stream.isOver(), SOON).toBe(true);
  expect((await openStream(member.browser)).status).toBe(401);
});

it('a session has five streams: with one more, the oldest is told to stay away', async () => {
  const { browser } = await newMember();
  const streams: OpenStream[] = [];
  for (let count = 0; count < 6; count += 1) streams.push(await begunStream(browser));
  await expect.poll(() => streams[0]?.isOver(), SOON).toBe(true);
  expect(streams[0]?.events.at(-1)?.event).toBe('replaced');
  expect(streams.slice(1).map((stream) => stream.isOver())).toEqual([false, false, false, false, false]);
  for (const stream of streams) stream.close();
});

it('who is gone before the stream begins takes nobody’s place', async () => {
  const { browser } = await newMember();
  const streams = await Promise.all(Array.from({ length: 5 }, () => begunStream(browser)));
  for (let count = 0; count < 6; count += 1) await dropStream(browser);
  // The last one that was dropped may have been the sixth for a moment.
  await setTimeout(300);
  expect(streams.filter((stream) => stream.isOver()).length).toBeLessThan(2);
  for (const stream of streams) stream.close();
});

it.skipIf(!inject('stage').secondUrl)('a message at one instance arrives at the other', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const stream = await begunStream(other.browser, { url: inject('stage').secondUrl ?? '' });
  const { _id } = await wrote(one, other);
  await expect.poll(() => latest(stream)?.threads[0]?.last._id, SOON).toBe(_id);
  stream.close();
});
