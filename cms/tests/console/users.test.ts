// @databases both
import { api, consoleUserSchema, type ConsoleUser } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { demo, login, member, newEmail, newPerson, registered, signedIn, whoIs } from '../helpers/people';
import { asAdmin, exists, newUser, refusedWith, userIn, userOf, USERS, usersBy } from './helpers';

const addressOf = ({ id }: Pick<ConsoleUser, 'id'>) => `${USERS}/${id}`;
const put = (user: ConsoleUser, json: object) => asAdmin(addressOf(user), { method: 'PUT', json });

describe('an admin edits a user (admin §6)', () => {
  it('with the whole record, as react-admin sends it', async () => {
    const user = await newUser();
    const email = newEmail();
    const changed = userIn(
      await put(user, { ...user, name: 'Meera Iyer', email: email.toUpperCase(), role: 'alumni' }),
    );
    expect(changed).toEqual({ ...user, name: 'Meera Iyer', email, role: 'alumni' });
    expect(userIn(await asAdmin(addressOf(user)))).toEqual(changed);
  });

  it('with a part of it, which leaves the rest as it is', async () => {
    const user = await newUser();
    expect(userIn(await put(user, { isVerified: false }))).toEqual({ ...user, isVerified: false });
  });

  it('and another role ends the sessions, at once', async () => {
    const person = await member();
    const browser = await signedIn(person);
    const user = await userOf(person);
    userIn(await put(user, { role: 'faculty' }));
    expect(await whoIs(browser)).toBeNull();
    expect((await whoIs(await signedIn(person)))?.role).toBe('faculty');
  });

  it.each([
    { confirmed: true },
    { password: 'Kestrel-over-9-fields' },
    { provider: 'x' },
    { user: 1 },
    { blocked: true },
    { id: 'other' },
    { _id: 'other' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
  ])('a field that is not the admin’s to set is refused by name: %j (security matrix 3)', async (extra) => {
    const user = await newUser();
    const [name] = Object.keys(extra);
    expect(refusedWith(await put(user, { ...user, name: 'Other Name', ...extra }), 400)).toContain(`“${name}”`);
    expect(userIn(await asAdmin(addressOf(user)))).toEqual(user);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'a'.repeat(101) },
    { email: 'nobody' },
    { email: null },
    { role: 'public' },
    { role: 'owner' },
    { isVerified: 'yes' },
  ])('what is not valid is refused: %j', async (fault) => {
    const user = await newUser();
    refusedWith(await put(user, { ...user, ...fault }), 400);
    expect(userIn(await asAdmin(addressOf(user)))).toEqual(user);
  });

  it.each([[[]], ['text'], [null]])('a body that is no record is refused: %j', async (json) => {
    const user = await newUser();
    refusedWith(await put(user, json as object), 400);
  });

  it('an address that somebody else has is a conflict', async () => {
    const [one, other] = [await newUser(), await newUser()];
    refusedWith(await put(one, { ...one, email: other.email }), 409);
  });
});

describe('an admin verifies a user (admin §4)', () => {
  it('who can sign in from then on', async () => {
    const person = newPerson();
    await registered(person);
    expect((await login(new Browser(), person)).status).toBe(403);
    const user = await userOf(person);
    expect(user).toMatchObject({ isVerified: false });
    const answer = await asAdmin(`${addressOf(user)}/verify`, { method: 'POST' });
    expect(userIn(answer)).toEqual({ ...user, isVerified: true });
    expect((await login(new Browser(), person)).status).toBe(200);
  });
});

describe('an admin deletes users', () => {
  it('one, who is out at once', async () => {
    const person = await member();
    const browser = await signedIn(person);
    const user = await userOf(person);
    expect(userIn(await asAdmin(addressOf(user), { method: 'DELETE' }))).toEqual(user);
    expect(await whoIs(browser)).toBeNull();
    refusedWith(await asAdmin(addressOf(user)), 404);
    refusedWith(await asAdmin(addressOf(user), { method: 'DELETE' }), 404);
  });

  it('several in one call', async () => {
    const users = [await newUser(), await newUser()];
    const answer = await asAdmin(bulk(users), { method: 'DELETE' });
    expect(answer.json).toEqual(users.map(({ id }) => id));
    for (const user of users) expect(await exists(user)).toBe(false);
  });

  it('all of them or none', async () => {
    const user = await newUser();
    refusedWith(await asAdmin(bulk([user, { id: 'nobody' }]), { method: 'DELETE' }), 404);
    expect(await exists(user)).toBe(true);
  });

  it('but never themselves, not among others either', async () => {
    const admin = await whoIs(await signedIn(demo('admin')));
    const self = { id: admin?._id ?? '' };
    const user = await newUser();
    refusedWith(await asAdmin(addressOf(self), { method: 'DELETE' }), 403);
    refusedWith(await asAdmin(bulk([user, self]), { method: 'DELETE' }), 403);
    expect(await exists(user)).toBe(true);
    expect((await asAdmin(api.me())).status).toBe(200);
  });

  it.each(['{}', '{"id":[]}', '{"role":"student"}', '{"id":["a"],"role":"student"}', '[]', undefined])(
    'and never without saying whom: filter %s',
    async (filter) => {
      const before = await usersBy({});
      const query = filter === undefined ? '' : `?filter=${encodeURIComponent(filter)}`;
      refusedWith(await asAdmin(`${USERS}${query}`, { method: 'DELETE' }), 400);
      expect(await usersBy({})).toEqual(before);
    },
  );

  it('nor more than 500 in one call', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: `x${index}` }));
    expect(refusedWith(await asAdmin(bulk(many), { method: 'DELETE' }), 400)).toContain('“id”');
  });
});

describe('an admin adds a user', () => {
  const add = (json: object) => asAdmin(USERS, { method: 'POST', json });
  const person = () => ({ name: 'Meera Iyer', email: newEmail(), role: 'faculty', isVerified: true });

  it('who chooses a password by a mailed link', async () => {
    const added = person();
    const answer = await add({ ...added, email: added.email.toUpperCase() });
    expect(answer.status, answer.text).toBe(201);
    expect(userIn(await asAdmin(addressOf(consoleUserSchema.parse(answer.json))))).toMatchObject({
      ...added,
      blocked: false,
    });
    const token = tokenIn(await mailTo(added.email, 'invitation'));
    // Whoever has lost it asks for another; once one is used, no other works.
    await new Browser().post(api.forgotPassword(), { email: added.email });
    const other = tokenIn(await mailTo(added.email, 'reset-password'));
    const password = 'Kestrel-over-Karnal-9';
    const choose = (link: string) => new Browser().send(api.resetPassword(link), { method: 'PUT', json: { password } });
    expect((await choose(token)).status).toBe(200);
    for (const link of [token, other]) expect((await choose(link)).status).toBe(400);
    expect((await login(new Browser(), { email: added.email, password })).status).toBe(200);
  });

  it('but not with an address that is taken, or without a role', async () => {
    const added = person();
    expect((await add(added)).status).toBe(201);
    refusedWith(await add(added), 409);
    refusedWith(await add({ ...person(), role: 'owner' }), 400);
  });
});

const bulk = (users: { id: string }[]): string =>
  `${USERS}?filter=${encodeURIComponent(JSON.stringify({ id: users.map(({ id }) => id) }))}`;
