import { expect, it } from 'vitest';

import { timeAgo } from './timeAgo';

const NOW = Date.parse('2026-09-14T12:00:00Z');

it.each([
  ['2026-09-14T12:00:30Z', 'just now'],
  ['2026-09-14T11:59:01Z', 'just now'],
  ['2026-09-14T11:59:00Z', '1 min ago'],
  ['2026-09-14T11:00:01Z', '59 min ago'],
  ['2026-09-14T11:00:00Z', '1 h ago'],
  ['2026-09-13T12:00:00Z', 'yesterday'],
  ['2026-09-12T12:00:00Z', '2 days ago'],
  ['2026-09-07T12:00:00Z', 'Sep 7, 2026'],
])('says of %s: %s', (instant, words) => {
  expect(timeAgo(instant, NOW, 'Asia/Kolkata')).toBe(words);
});
