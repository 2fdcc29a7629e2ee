// @databases both
import { api, errorSchema, messages } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { oddBodies } from '../helpers/odd-bodies';
import { member, newEmail, newPerson, PASSWORD, signedIn, whoIs } from '../helpers/people';

const EXTRAS = [
  'isVerified',
  'confirmed',
  'blocked',
  'user',
  'status',
  'amount',
  'price',
  'postedBy',
  'provider',
  'id',
];

/** Every write of the session's API with a body that it takes. */
const writes: [string, string, () => object][] = [
  ['POST', api.register(), () => newPerson()],
  ['POST', api.login(), () => ({ email: newEmail(), password: PASSWORD })],
  ['POST', api.resendVerification(), () => ({ email: newEmail() })],
  ['POST', api.forgotPassword(), () => ({ email: newEmail() })],
  ['PUT', api.resetPassword('A'.repeat(43)), () => ({ password: PASSWORD })],
];

function refusedWith(answer: BrowserAnswer, status: number): string {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|SQLITE|select /);
  return errorSchema.parse(answer.json).msg;
}

describe('a field too many is refused by its name (security matrix 3)', () => {
  it.each(writes.flatMap(([method, path, body]) => EXTRAS.map((extra) => [method, path, extra, body] as const)))(
    '%s %s with %s',
    async (method, path, extra, body) => {
      const json = { ...body(), [extra]: true };
      expect(refusedWith(await new Browser().send(path, { method, json }), 400)).toContain(`“${extra}”`);
      if (path === api.register() && 'email' in json) {
        const stored = await inDatabase((database) => database('up_users').where({ email: String(json.email) }));
        expect(stored).toEqual([]);
      }
    },
  );

  it.each(['admin', 'public', 'authenticated', 1, ['student'], { connect: [1] }])('role %j', async (role) => {
    refusedWith(await new Browser().post(api.register(), { ...newPerson(), role }), 400);
  });
});

const bodies: [string, string][] = [
  ...oddBodies,
  ['nothing', ''],
  ['objects for texts', '{"email":{"$ne":""},"password":{"$gt":""}}'],
];

describe('a body that no form sends is refused, never a fault of the server (security matrix 36)', () => {
  it.each(writes.flatMap(([method, path]) => bodies.map(([name, body]) => [method, path, name, body] as const)))(
    '%s %s: %s',
    async (method, path, _name, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await new Browser().send(path, { method, body, headers });
      expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
      expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
    },
  );

  it('and names of people may be anything people are called', async () => {
    const names = ['O’Brien-Şahin', '李小龍', 'मीरा', '👩‍🎓 Noor', "Robert'); DROP TABLE up_users;--", 'a'.repeat(100)];
    for (const name of names) {
      const person = await member({ name });
      expect((await whoIs(await signedIn(person)))?.name).toBe(name);
    }
    refusedWith(await new Browser().post(api.register(), newPerson({ name: 'a'.repeat(101) })), 400);
    refusedWith(await new Browser().post(api.register(), newPerson({ name: '   ' })), 400);
    for (const name of [
      'Asha\nRao',
      'Asha\tRao',
      'Asha\u0007',
      'Asha\u2028Rao',
      'Asha \u202Eoar',
      '\u2066Asha\u2069',
    ]) {
      const answer = await new Browser().post(api.register(), newPerson({ name }));
      expect(refusedWith(answer, 400)).toBe(messages.notOneLine);
    }
  });
});

describe('what is missing is said in the documents’ words', () => {
  it.each([
    {},
    { email: 'a@example.org' },
    { password: 'x' },
    { email: '', password: '' },
    { email: ' ', password: 'x' },
  ])('login with %j', async (json) => {
    expect(refusedWith(await new Browser().post(api.login(), json), 400)).toBe(messages.credentialsMissing);
  });

  it('two passwords that differ', async () => {
    const answer = await new Browser().post(api.register(), { ...newPerson(), password2: 'Other-password-2' });
    expect(refusedWith(answer, 400)).toBe(messages.passwordsDiffer);
  });
});
