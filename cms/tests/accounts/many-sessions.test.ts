// @databases both
import { describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { idOf, inDatabase } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { login, member, PASSWORD, signedIn, verified, whoIs } from '../helpers/people';

describe('an account', () => {
  it('keeps at most 20 sessions: with one more, the oldest ends', async () => {
    const person = await member();
    const first = await signedIn(person);
    const second = await signedIn(person);
    const third = await signedIn(person);
    // Not all at once: ten tries at most are under way to one account.
    for (let count = 3; count < 20; count += 1) await signedIn(person);
    await Promise.all([signedIn(person), signedIn(person)]);
    expect(await whoIs(first)).toBeNull();
    expect(await whoIs(second)).toBeNull();
    expect(await whoIs(third)).not.toBeNull();
    const user_id = await idOf(person.email);
    const open = await inDatabase((database) => database('sessions').where({ user_id }).pluck('id'));
    expect(open).toHaveLength(20);
  });

  it('is signed in to 60 times in 15 minutes at most, with the right password and from wherever (security matrix 9)', async () => {
    const { email } = await verified();
    const password = PASSWORD;
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => login(new Browser(), { email, password })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const answer = await login(new Browser(), { email, password });
    refusalOf(answer, 429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.setCookies).toEqual([]);
  });
});
