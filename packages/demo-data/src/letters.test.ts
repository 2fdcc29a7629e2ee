import { expect, test } from 'vitest';

import { demoLetters } from './letters.js';

const now = new Date('2026-03-04T06:00:00.000Z');

test('letters are in the past, the newest first, some answered after they were written', () => {
  const letters = demoLetters({ now });
  const times = letters.map(({ writtenAt }) => writtenAt.getTime());
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times[0]).toBeLessThan(now.getTime());
  for (const { writtenAt, handledAt } of letters.filter((letter) => letter.handledAt !== null)) {
    expect(handledAt?.getTime()).toBeGreaterThan(writtenAt.getTime());
    expect(handledAt?.getTime()).toBeLessThan(now.getTime());
  }
});
