import { expect, it } from 'vitest';

import { dayGroup } from './dayGroup';

const NOW = Date.parse('2026-09-14T20:00:00.000Z'); // 1:30 AM of the 15th in India

it.each([
  ['2026-09-14T19:59:00.000Z', 'Today'],
  ['2026-09-14T18:30:00.000Z', 'Today'],
  ['2026-09-14T18:29:00.000Z', 'Yesterday'],
  ['2026-09-13T18:30:00.000Z', 'Yesterday'],
  ['2026-09-13T18:29:00.000Z', 'Earlier'],
  // A clock that is behind the server's.
  ['2026-09-15T19:00:00.000Z', 'Today'],
])('%s stands under %s, by the days of the site', (instant, group) => {
  expect(dayGroup(instant, NOW, 'Asia/Kolkata')).toBe(group);
});
