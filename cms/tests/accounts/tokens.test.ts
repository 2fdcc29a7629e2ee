// @databases both
import { api, messages } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { idOf, inDatabase, inMinutes } from '../helpers/database';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { login, member, newPerson, PASSWORD, registered } from '../helpers/people';

const NEW_PASSWORD = 'Heron-under-7-bridges';

const verify = (token: string) => new Browser().send(api.verifyEmail(token));
const reset = (token: string, password = NEW_PASSWORD) =>
  new Browser().send(api.resetPassword(token), { method: 'PUT', json: { password } });

async function resetTokenOf(email: string, count = 1): Promise<string> {
  await new Browser().post(api.forgotPassword(), { email });
  return tokenIn(await mailTo(email, 'reset-password', { count }));
}

async function expire(email: string): Promise<void> {
  const id = await idOf(email);
  await inDatabase((database) =>
    database('account_tokens')
      .where({ user_id: id })
      .update({ expires_at: inMinutes(-1) }),
  );
}

describe('the link to a new password (security matrix 11)', () => {
  it('works once', async () => {
    const { email } = await member();
    const token = await resetTokenOf(email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'Third-time-lucky-3');
    expect([again.status, again.json]).toMatchObject([400, { msg: messages.resetLinkInvalid }]);
    expect((await login(new Browser(), { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('works once when it is used ten times in the same moment', async () => {
    const { email } = await member();
    const token = await resetTokenOf(email);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `Heron-${index}-bridges`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });

  it('works for an hour', async () => {
    const { email } = await member();
    const token = await resetTokenOf(email);
    await expire(email);
    expect((await reset(token)).status).toBe(400);
    expect((await login(new Browser(), { email, password: PASSWORD })).status).toBe(200);
  });

  it('is superseded by the next one', async () => {
    const { email } = await member();
    const first = await resetTokenOf(email);
    const second = await resetTokenOf(email, 2);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  it('does not verify an address, nor does the link that verifies set a password', async () => {
    const person = newPerson();
    const verification = await registered(person);
    const token = await resetTokenOf(person.email);
    expect((await verify(token)).status).toBe(400);
    expect((await reset(verification)).status).toBe(400);
  });

  it('opens nothing for a blocked account', async () => {
    const { email } = await member();
    const token = await resetTokenOf(email);
    await inDatabase((database) => database('up_users').where({ email }).update({ blocked: true }));
    expect((await reset(token)).status).toBe(400);
  });
});

describe('the link that verifies (security matrix 11)', () => {
  it('survives being opened ahead by a mail scanner', async () => {
    const person = newPerson();
    const token = await registered(person);
    const visits = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await verify(token)).status).toBe(200);
    expect((await login(new Browser(), person)).status).toBe(200);
  });

  it('verifies once: a second visit changes nothing', async () => {
    const person = newPerson();
    const token = await registered(person);
    await verify(token);
    await inDatabase((database) => database('up_users').where({ email: person.email }).update({ confirmed: false }));
    expect((await verify(token)).status).toBe(400);
    expect((await login(new Browser(), person)).status).toBe(403);
  });

  it('works for a day', async () => {
    const person = newPerson();
    const token = await registered(person);
    await expire(person.email);
    const answer = await verify(token);
    expect([answer.status, answer.json]).toMatchObject([400, { msg: messages.verificationLinkInvalid }]);
  });
});

it.each(['x', 'A'.repeat(43), 'A'.repeat(5000), '%27%20or%201%3D1', '__proto__', '%F0%9F%8E%89'])(
  'a token that is none: %.60s',
  async (token) => {
    expect((await new Browser().send(`/api/auth/verify-email/${token}`)).status).toBe(400);
    const json = { password: NEW_PASSWORD };
    const answer = await new Browser().send(`/api/auth/reset-password/${token}`, { method: 'PUT', json });
    expect(answer.status).toBe(400);
  },
);
