// @databases one
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
