// @databases both
import { api, consoleUserSchema, consoleUsersAnswer, type ConsoleUser } from 'contracts';
import { expect, it } from 'vitest';

import { withoutOtherAdmins } from '../helpers/admins';
import { Browser, type BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { mailTo, tokenIn } from '../helpers/mailbox';
import {
  demo,
  fromPool,
  login,
  member,
  newEmail,
  newPerson,
  registered,
  signedIn,
  whoIs,
  withSession,
} from '../helpers/people';

const USERS = '/api/admin/users';

const admin = (): Promise<Browser> => signedIn(demo('admin'));

async function find(browser: Browser, email: string): Promise<ConsoleUser> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const [user] = consoleUsersAnswer.parse((await browser.send(`${USERS}?filter=${filter}`)).json);
  if (!user) throw new Error(`No account of ${email}.`);
  return user;
}

const change = (browser: Browser, { _id, name, email, role, isVerified }: ConsoleUser, fields: Partial<ConsoleUser>) =>
  browser.send(`${USERS}/${_id}`, { method: 'PUT', json: { name, email, role, isVerified, ...fields } });

const changed = (answer: BrowserAnswer): ConsoleUser => {
  expect(answer.status, answer.text).toBe(200);
  return consoleUserSchema.parse(answer.json);
};

it('an admin verifies, changes and deletes an account, and its sessions follow (security matrix 2, 12)', async () => {
  const browser = await admin();
  const person = newPerson();
  await registered(person);
  const user = await find(browser, person.email);
  expect(user).toMatchObject({ name: person.name, role: 'student', isVerified: false, blocked: false });
  expect(changed(await browser.post(`${USERS}/${user._id}/verify`)).isVerified).toBe(true);

  const theirs = await signedIn(person);
  const renamed = changed(await change(browser, { ...user, isVerified: true }, { name: 'Another Name' }));
  expect((await whoIs(theirs))?.name).toBe('Another Name');
  expect(changed(await change(browser, renamed, { role: 'faculty' })).role).toBe('faculty');
  expect(await whoIs(theirs)).toBeNull();

  const again = await signedIn(person);
  expect((await browser.send(`${USERS}/${user._id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await whoIs(again)).toBeNull();
  expect((await login(new Browser(), person)).status).toBe(400);
  expect((await browser.send(`${USERS}/${user._id}`)).status).toBe(404);
});

it('a new address takes effect everywhere, and links to the old one open nothing', async () => {
  const browser = await admin();
  const person = await member();
  await new Browser().post(api.forgotPassword(), { email: person.email });
  const token = tokenIn(await mailTo(person.email, 'reset-password'));
  const email = newEmail();
  changed(await change(browser, await find(browser, person.email), { email: email.toUpperCase() }));
  const json = { password: 'Heron-under-7-bridges' };
  expect((await new Browser().send(api.resetPassword(token), { method: 'PUT', json })).status).toBe(400);
  expect((await login(new Browser(), person)).status).toBe(400);
  await signedIn({ ...person, email });
});

it('an address that another account has is a conflict', async () => {
  const browser = await admin();
  const [one, other] = [await member(), await member()];
  const answer = await change(browser, await find(browser, one.email), { email: other.email });
  expect(answer.status).toBe(409);
  expect((await find(browser, one.email)).email).toBe(one.email);
});

it('an admin cannot delete the own account, nor can the last admin go', async () => {
  const { email } = demo('admin');
  await withoutOtherAdmins([email], async () => {
    const browser = await admin();
    const self = await find(browser, email);
    expect((await browser.send(`${USERS}/${self._id}`, { method: 'DELETE' })).status).toBe(403);
    for (const fields of [{ role: 'student' }, { isVerified: false }] as const) {
      expect((await change(browser, self, fields)).status).toBe(409);
    }
    expect(await whoIs(browser)).toMatchObject({ role: 'admin', isVerified: true });
  });
});

it('of two admins who demote each other at once, one stays', async () => {
  const [one, other] = [fromPool('admin'), fromPool('admin')];
  const [first, second] = [withSession(one), withSession(other)];
  await withoutOtherAdmins([one.email, other.email], async () => {
    const [itself, rival] = [await find(first, one.email), await find(first, other.email)];
    const answers = await Promise.all([
      change(first, rival, { role: 'student' }),
      change(second, itself, { role: 'student' }),
    ]);
    for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
    const admins = await inDatabase((database) =>
      database('up_users').join('up_roles', 'up_roles.id', 'up_users.role_id').where({ 'up_roles.type': 'admin' }),
    );
    expect(admins).toHaveLength(1);
  });
});

it.each(['student', 'alumni', 'faculty'] as const)('a %s is turned away', async (role) => {
  expect((await (await signedIn(demo(role))).send(USERS)).status).toBe(403);
});

it('whoever is signed out is asked to sign in', async () => {
  expect((await new Browser().send(USERS)).status).toBe(401);
});
