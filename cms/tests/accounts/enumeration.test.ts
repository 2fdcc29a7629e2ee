import { api } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { login, member, newEmail, newPerson, registered } from '../helpers/people';

/** What a stranger sees of an answer, without the time of day. */
const seen = ({ status, headers: { date: _date, ...headers }, text }: BrowserAnswer) => ({ status, headers, text });

describe('who has an account shows in no answer (security matrix 7)', () => {
  it.each([
    ['register', (email: string) => new Browser().post(api.register(), newPerson({ email }))],
    ['resend', (email: string) => new Browser().post(api.resendVerification(), { email })],
    ['forgot', (email: string) => new Browser().post(api.forgotPassword(), { email })],
    ['login', (email: string) => login(new Browser(), { email, password: 'Not-the-password-1' })],
  ])('%s', async (_name, call) => {
    const { email: verified } = await member();
    const unverified = newPerson();
    await registered(unverified);
    const unknown = seen(await call(newEmail()));
    expect(seen(await call(verified))).toEqual(unknown);
    expect(seen(await call(unverified.email))).toEqual(unknown);
  });
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('nor in how long a login takes: 200 interleaved samples (security matrix 8)', { timeout: 240_000 }, async () => {
  const SAMPLES = 100;
  // A fresh account and a fresh client every few tries: what is measured is the password, not the limits.
  const TRIES_EACH = 9;
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let known = '';
  let unknown = '';
  let browser = new Browser();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    if (sample % TRIES_EACH === 0) [known, unknown] = [(await member()).email, newEmail()];
    const pair = [
      ['known', known],
      ['unknown', unknown],
    ] as const;
    // Turn about, so that neither is always the second of a pair.
    for (const [kind, email] of sample % 2 ? pair : [...pair].reverse()) {
      if (times.known.length % 4 === 0) browser = new Browser();
      const start = performance.now();
      const { status } = await login(browser, { email, password: 'Not-the-password-1' });
      times[kind].push(performance.now() - start);
      expect(status).toBe(400);
    }
  }
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(10);
});
