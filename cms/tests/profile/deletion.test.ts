// @databases both
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { api, messageAnswer, messages } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { asAdmin, USERS as CONSOLE_USERS } from '../console/helpers';
import { withoutOtherAdmins } from '../helpers/admins';
import { Browser } from '../helpers/browser';
import { newCaller } from '../helpers/callers';
import { contacted, messageIdsOf, newContact } from '../helpers/contact';
import { inDatabase, searchDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { asOwner } from '../helpers/panel';
import { demo, login, member, newPerson, PASSWORD, registered, signedIn, USERS, whoIs } from '../helpers/people';
import { ownProfile } from '../helpers/profiles';
import { knownPerson, tracesOf, type KnownPerson } from './known-person';

const leave = (browser: Browser, currentPassword = PASSWORD) =>
  browser.send(api.account(), { method: 'DELETE', json: { currentPassword } });

/** Every file that the server keeps for visitors. */
const uploads = (): string[] =>
  readdirSync(path.join(inject('stage').dataDir, 'public/uploads'), { recursive: true }).map(String);

/** Where the database, or a name of a file, still tells of a person. */
async function foundOf(known: KnownPerson): Promise<string[]> {
  const traces = tracesOf(known);
  const inFiles = uploads().filter((file) => traces.some((text) => file.includes(text)));
  return [...(await searchDatabase(...traces)), ...inFiles].sort();
}

const ways: [string, (known: KnownPerson) => Promise<number>][] = [
  ['by the person', async ({ browser }) => (await leave(browser)).status],
  [
    'by an admin in the console',
    async ({ userId }) => (await asAdmin(`${CONSOLE_USERS}/${userId}`, { method: 'DELETE' })).status,
  ],
  [
    'by an admin, among others',
    async ({ userId }) => {
      const filter = encodeURIComponent(JSON.stringify({ id: [userId] }));
      return (await asAdmin(`${CONSOLE_USERS}?filter=${filter}`, { method: 'DELETE' })).status;
    },
  ],
  [
    'by the owner in the panel',
    async ({ userId }) => (await asOwner(`${USERS}/${userId}`, { method: 'DELETE' })).status,
  ],
  [
    'by the owner, among others',
    async ({ userId }) =>
      (await asOwner(`${USERS}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [userId] } })).status,
  ],
];

describe('an account that is deleted leaves nothing personal behind (security matrix 38)', () => {
  it.each(ways)('%s', async (_way, remove) => {
    const known = await knownPerson();
    const before = await foundOf(known);
    expect(before, 'a control: all of it is there before').toEqual(
      expect.arrayContaining([
        'account_tokens',
        'contact_messages',
        'events',
        'outbox_mails',
        'profiles',
        'registrations',
        'sessions',
        'up_users',
      ]),
    );
    expect(before.filter((place) => place.endsWith('.webp'))).toHaveLength(3);

    expect(await remove(known)).toBe(200);
    await expect.poll(() => foundOf(known)).toEqual([]);
    // What was paid stays, as a former member's.
    expect((await searchDatabase(known.profileId)).sort()).toEqual(['money_changes', 'profiles']);
    const left = await inDatabase((database) => database('profiles').where({ document_id: known.profileId }).first());
    expect(left).toMatchObject({ name: messages.FORMER_MEMBER, bio: '', phone: '', user_id: null });
    expect(await whoIs(known.browser)).toBeNull();
    expect((await login(new Browser(), known.person)).status).toBe(400);
  });

  it('and its address is free for somebody new', async () => {
    const { person, browser } = await knownPerson();
    expect((await leave(browser)).status).toBe(200);
    await new Browser().post(api.register(), newPerson({ email: person.email }));
    const token = tokenIn(await mailTo(person.email, 'verify-email', { count: 2 }));
    expect((await new Browser().send(api.verifyEmail(token))).status).toBe(200);
    expect(await ownProfile(await signedIn({ email: person.email }))).toMatchObject({ bio: '', profilePicture: null });
  });

  it('but takes along no message of whoever owns the address, when that was never shown', async () => {
    const impostor = newPerson();
    await registered(impostor);
    const message = await contacted(newContact({ email: impostor.email }));
    const filter = encodeURIComponent(JSON.stringify({ q: impostor.email }));
    const [{ id }] = (await asAdmin(`${CONSOLE_USERS}?filter=${filter}`)).json as [{ id: string }];
    expect((await asAdmin(`${CONSOLE_USERS}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await messageIdsOf(impostor.email)).toEqual([message]);
  });

  it('and nothing of anybody else is touched', async () => {
    const [known, other] = [await knownPerson(), await knownPerson()];
    const before = await foundOf(other);
    expect((await leave(known.browser)).status).toBe(200);
    expect(await foundOf(other)).toEqual(before);
    expect(await whoIs(other.browser)).not.toBeNull();
  });
});

describe('leaving', () => {
  it('ends every session, and takes this browser’s cookie away', async () => {
    const person = await member();
    const [browser, other] = [await signedIn(person), await signedIn(person)];
    const copy = browser.copy();
    expect(bodyOf(await leave(browser), messageAnswer).data.msg).toBe(messages.accountDeleted);
    expect(browser.cookies.has('session')).toBe(false);
    for (const gone of [copy, other]) expect(await whoIs(gone)).toBeNull();
  });

  it.each([
    [{ currentPassword: 'Not-the-password-1' }, messages.currentPasswordWrong],
    [{ currentPassword: '' }, messages.currentPasswordMissing],
    [{}, 'currentPassword'],
  ])('needs the own password: %j', async (json, sentence) => {
    const browser = await signedIn(await member());
    const answer = await browser.send(api.account(), { method: 'DELETE', json });
    expect(refusalOf(answer, 400).msg).toContain(sentence);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it('twice at once happens once', async () => {
    const browser = await signedIn(await member());
    const answers = await Promise.all([leave(browser), leave(browser.copy()), leave(browser.copy())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

describe('the last admin cannot leave', () => {
  it('alone', async () => {
    const admin = await signedIn(demo('admin'));
    await withoutOtherAdmins([demo('admin').email], async () => {
      const answer = await leave(admin, demo('admin').password);
      expect(refusalOf(answer, 409).msg).toBe(messages.lastAdmin);
      expect((await ownProfile(admin)).role).toBe('admin');
    });
  });

  it('nor do two of them at once', async () => {
    const callers = [newCaller('admin'), newCaller('admin')];
    await withoutOtherAdmins(
      callers.map(({ email }) => email ?? ''),
      async () => {
        const answers = await Promise.all(callers.map((caller) => leave(caller.browser())));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      },
    );
  });
});
