import { expect } from 'vitest';

import type { BrowserAnswer } from './browser';

/** What no answer of the API may hold (security matrix 5), and how it looks. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a password’s hash', /\$2[aby]\$\d\d\$/],
  ['a token’s hash', /\b[0-9a-f]{64}\b/i],
  ['a token', /(?<![\w-])[\w-]{43}(?![\w-])/],
  ['a signed token', /\beyJ[\w-]+\.[\w-]+/],
  ['a row’s number', /"(?:id|_id|userId|user|role|owner)":\s*\d/],
  [
    'a field of the database alone',
    /"(?:password|resetPasswordToken|confirmationToken|tokenHash|provider|createdBy|updatedBy|publishedAt|locale)":/,
  ],
];

/** Fails when an answer holds a hash, a token or a number that the database alone should know. */
export function expectNoSecrets({ text }: Pick<BrowserAnswer, 'text'>): void {
  const found = SECRETS.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${name}: ${text.slice(Math.max(0, match.index - 40), match.index + 80)}`] : [];
  });
  expect(found).toEqual([]);
}
