import { describe, expect, it } from 'vitest';

import { messageOf, threadDetailOf, threadOf } from '../../../tests/messages';
import { isBehind, refreshed, withEarlier, withLater, withMessage, withThread } from './conversation';
import { groupsOf } from './groups';

const places = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf({ place: from + index }));
const detail = (from: number, to: number, overrides = {}) =>
  threadDetailOf({ messages: places(from, to), hasEarlier: from > 1, ...overrides });
const placesOf = ({ messages }: { messages: readonly { place: number }[] }) => messages.map(({ place }) => place);

describe('what is known of a conversation', () => {
  it('grows at both ends, and knows what there is beyond', () => {
    const earlier = withEarlier(detail(5, 6), detail(3, 4));
    expect(placesOf(earlier)).toEqual([3, 4, 5, 6]);
    expect(earlier.hasEarlier).toBe(true);
    const later = withLater(withEarlier(earlier, detail(1, 2)), detail(7, 7, { readUpTo: 5 }));
    expect(placesOf(later)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(later).toMatchObject({ hasEarlier: false, readUpTo: 5 });
  });

  it('takes a message that follows, once, and none that leaves a gap', () => {
    const known = detail(1, 2);
    const next = withMessage(known, messageOf({ place: 3 }));
    expect(placesOf(withMessage(next, messageOf({ place: 3 })))).toEqual([1, 2, 3]);
    expect(placesOf(withMessage(known, messageOf({ place: 4 })))).toEqual([1, 2]);
    expect(isBehind(known, messageOf({ place: 4 }))).toBe(true);
    const elsewhere = detail(1, 2, { hasLater: true });
    expect(withMessage(elsewhere, messageOf({ place: 3 }))).toBe(elsewhere);
    expect(isBehind(elsewhere, messageOf({ place: 4 }))).toBe(false);
  });

  it('takes marks with or without the message', () => {
    const thread = threadOf({ last: messageOf({ place: 3 }), readUpTo: 2 });
    expect(placesOf(withThread(detail(1, 2), thread, true))).toEqual([1, 2, 3]);
    const marked = withThread(detail(1, 2), thread, false);
    expect(placesOf(marked)).toEqual([1, 2]);
    expect(marked.readUpTo).toBe(2);
  });

  it('keeps what was looked at when the latest follows it, else begins anew', () => {
    expect(placesOf(refreshed(detail(1, 4), detail(3, 6)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(placesOf(refreshed(detail(1, 4), detail(6, 8)))).toEqual([6, 7, 8]);
    expect(placesOf(refreshed(detail(1, 4, { hasLater: true }), detail(4, 5)))).toEqual([4, 5]);
    expect(placesOf(refreshed(undefined, detail(1, 2)))).toEqual([1, 2]);
  });
});

it('groups messages by day, sender and time, with one mark for what is new', () => {
  const messages = [
    messageOf({ place: 1, sentAt: '2026-11-20T18:20:00.000Z' }),
    // Past midnight where the reader is.
    messageOf({ place: 2, sentAt: '2026-11-20T18:40:00.000Z' }),
    messageOf({ place: 3, sentAt: '2026-11-20T18:41:00.000Z' }),
    messageOf({ place: 4, sentAt: '2026-11-20T18:42:00.000Z', isOwn: true }),
    messageOf({ place: 5, sentAt: '2026-11-20T18:43:00.000Z' }),
    messageOf({ place: 6, sentAt: '2026-11-20T18:50:00.000Z' }),
    messageOf({ place: 7, sentAt: '2026-11-20T18:51:00.000Z' }),
  ];
  const groups = groupsOf({ messages, outgoing: [], newAfter: 6, timeZone: 'Asia/Kolkata' });
  expect(groups.map(({ items }) => items.map(({ message }) => message?.place))).toEqual([
    [1],
    [2, 3],
    [4],
    [5],
    [6],
    [7],
  ]);
  expect(groups.map(({ startsDay }) => startsDay)).toEqual([true, true, false, false, false, false]);
  expect(groups.map(({ startsNew }) => startsNew)).toEqual([false, false, false, false, false, true]);
  expect(groupsOf({ messages, outgoing: [], newAfter: null, timeZone: 'UTC' }).some(({ startsNew }) => startsNew)).toBe(
    false,
  );
});
