import { newMessageBody } from 'contracts';
import { expect, test } from 'vitest';

import { DEMO_THREADS } from './messages.js';

test('threads are such as two people may write, in order, and one message is reported', () => {
  for (const { between, lines, unread } of DEMO_THREADS) {
    const ages = lines.map(({ ago }) => ago);
    expect(ages).toEqual([...ages].sort((earlier, later) => later - earlier));
    expect(unread).toBeLessThan(lines.length);
    for (const { by, text } of lines) {
      expect(between).toContain(by);
      const key = '0b0e2f0e-5d0a-4c57-9d0c-2f6f1b7f3a11';
      expect(newMessageBody.safeParse({ text, key }).error, text).toBeUndefined();
    }
  }
  expect(DEMO_THREADS.flatMap(({ lines }) => lines.filter(({ reported }) => reported))).toHaveLength(1);
});
