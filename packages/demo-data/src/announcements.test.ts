import { ANNOUNCEMENT_CATEGORIES, richTextSchema } from 'contracts';
import { expect, test } from 'vitest';

import { demoAnnouncements } from './announcements.js';

const now = new Date('2026-03-04T06:00:00.000Z');

test('the same arguments give the same announcements', () => {
  expect(demoAnnouncements({ count: 60, now, seed: 3 })).toEqual(demoAnnouncements({ count: 60, now, seed: 3 }));
});

test('announcements are in the past, the newest first, in every category', () => {
  const announcements = demoAnnouncements({ now });
  const times = announcements.map(({ announcedAt }) => announcedAt.getTime());
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times[0]).toBeLessThan(now.getTime());
  expect(new Set(announcements.map(({ category }) => category))).toEqual(new Set(ANNOUNCEMENT_CATEGORIES));
});

test('there are as many announcements as asked for', () => {
  expect(demoAnnouncements({ count: 300, now })).toHaveLength(300);
});

test('their texts are what pages show', () => {
  for (const { description } of demoAnnouncements({ count: 20, now })) richTextSchema.parse(description);
});
