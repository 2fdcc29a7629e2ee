import { readdirSync } from 'node:fs';
import path from 'node:path';

import { api, messageAnswer, messages, type AccountRole } from 'contracts';
import type { Knex } from 'knex';
import { describe, expect, inject, it } from 'vitest';

import { asAdmin, USERS as CONSOLE_USERS } from '../console/helpers';
import { Browser } from '../helpers/browser';
import { newCaller } from '../helpers/callers';
import { contacted, messageIdsOf, newContact } from '../helpers/contact';
import { inDatabase, inMinutes, searchDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { pictureForm } from '../helpers/forms';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { asOwner } from '../helpers/panel';
import {
  demo,
  login,
  member,
  newEmail,
  newPerson,
  PASSWORD,
  registered,
  signedIn,
  USERS,
  whoIs,
} from '../helpers/people';
import { plainPicture } from '../helpers/pictures';
import { ownProfile, writeProfile } from '../helpers/profiles';
import { propose } from '../helpers/proposals';
import { newEvent, register } from '../registrations/helpers';

const leave = (browser: Browser, currentPassword = PASSWORD) =>
  browser.send(api.account(), { method: 'DELETE', json: { currentPassword } });

/** Somebody with a trace of their own in every place that knows people. */
async function knownPerson() {
  const word = unique('zyx').replace(' ', '');
  const trace = (place: string) => `${word}${place}`;
  const person = await member({ name: `Asha ${trace('name')}`, email: `${trace('mail')}@example.org`, role: 'alumni' });
  const browser = new Browser();
  const headers = { 'user-agent': `Firefox/1.0 ${trace('agent')}` };
  expect((await browser.post(api.login(), { email: person.email, password: PASSWORD }, headers)).status).toBe(200);
  const link = (place: string) => `https://${trace(place)}.example`;
  await writeProfile(browser, {
    email: `${trace('newmail')}@example.org`,
    phone: trace('phone'),
    location: trace('location'),
    bio: trace('bio'),
    degree: trace('degree'),
    major: trace('major'),
    program: trace('program'),
    year: trace('year'),
    jobTitle: trace('job'),
    company: trace('company'),
    industry: trace('industry'),
    skills: [trace('skill')],
    interests: [trace('interest')],
    expertise: [trace('expertise')],
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    facebook: link('facebook'),
    website: link('website'),
    github: link('github'),
    portfolio: link('portfolio'),
    isMentor: true,
    mentorBio: trace('mentor'),
  });
  expect((await browser.send(api.ownProfileImage(), pictureForm(await plainPicture()))).status).toBe(200);
  const { _id, profileId, profilePicture } = await ownProfile(browser);
  const [avatar = ''] = path.basename(profilePicture?.url ?? '').split('-');
  await registerFor(browser, trace('answer'));
  expect((await propose({ browser }, { title: trace('idea'), organizer: trace('organizer') })).status).toBe(200);
  await contacted({ name: trace('writer'), email: person.email, message: trace('question') });
  await waitingMail(person.email, trace('outbox'));
  await waitingMail(`${trace('newmail')}@example.org`, trace('outbox2'));
  return { person, browser, word, userId: _id, profileId, avatar };
}

/** Registers for an event that asks a question. */
async function registerFor(browser: Browser, answer: string): Promise<void> {
  const question = 'What do you bring?';
  const eventId = await newEvent({ questions: [{ label: question, kind: 'text' }] });
  expect((await register({ browser }, eventId, [{ question, answer }])).status).toBe(200);
}

/** A mail that the server has not sent yet. */
const waitingMail = (recipient: string, text: string) =>
  inDatabase((database) =>
    database('outbox_mails').insert({
      document_id: unique('mail'),
      key: unique('test'),
      recipient,
      kind: 'password-changed',
      data: JSON.stringify({ name: text }),
      state: 'pending',
      attempts: 0,
      next_attempt_at: inMinutes(60),
      created_at: new Date(),
    }),
  );

/** Every file that the server keeps for visitors. */
const uploads = (): string[] =>
  readdirSync(path.join(inject('stage').dataDir, 'public/uploads'), { recursive: true }).map(String);

type Known = Awaited<ReturnType<typeof knownPerson>>;
const traces = ({ word, userId, profileId, avatar }: Known) => [word, userId, profileId, avatar];

/** Where the database, or a name of a file, still tells of a person. */
async function foundOf(known: Known): Promise<string[]> {
  const inTables = await Promise.all(traces(known).map((text) => searchDatabase(text)));
  const inFiles = uploads().filter((file) => traces(known).some((text) => file.includes(text)));
  return [...new Set([...inTables.flat(), ...inFiles])].sort();
}

const ways: [string, (known: Known) => Promise<number>][] = [
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

const roleId = (database: Knex, type: AccountRole) => database('up_roles').where({ type }).select('id');

/** Does something while nobody but these people is an admin. */
async function withoutOtherAdmins(emails: string[], work: () => Promise<void>): Promise<void> {
  const demoted: number[] = await inDatabase((database) =>
    database('up_users')
      .where({ role_id: roleId(database, 'admin') })
      .whereNotIn('email', emails)
      .pluck('id'),
  );
  const setRole = (role: AccountRole) =>
    inDatabase((database) =>
      database('up_users')
        .whereIn('id', demoted)
        .update({ role_id: roleId(database, role) }),
    );
  await setRole('student');
  try {
    await work();
  } finally {
    await setRole('admin');
  }
}

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
    const callers = [await newCaller('admin'), await newCaller('admin')];
    await withoutOtherAdmins(
      callers.map(({ email }) => email ?? ''),
      async () => {
        const answers = await Promise.all(callers.map((caller) => leave(caller.browser())));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      },
    );
  });
});

describe('the download of the own data', () => {
  it('is a file with everything of the person', async () => {
    const known = await knownPerson();
    const answer = await known.browser.send(api.accountData());
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const places = [
      'name',
      'mail',
      'newmail',
      'agent',
      'phone',
      'location',
      'bio',
      'degree',
      'major',
      'program',
      'year',
    ];
    places.push(
      'job',
      'company',
      'industry',
      'skill',
      'interest',
      'expertise',
      'mentor',
      'linkedin',
      'portfolio',
      'writer',
      'question',
      'answer',
    );
    for (const place of places) expect(answer.text).toContain(`${known.word}${place}`);
    expect(answer.text).toContain(known.avatar);
    // The ticket's mail is there until it is sent.
    expect(answer.json).toMatchObject({
      account: { role: 'alumni' },
      outgoingMail: expect.arrayContaining([expect.objectContaining({ kind: 'password-changed' })]),
    });
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const other = await knownPerson();
    const { text } = await (await signedIn(await member({ email: newEmail() }))).send(api.accountData());
    for (const trace of traces(other)) expect(text).not.toContain(trace);
    expect(text).not.toMatch(/\$2[aby]\$|tokenHash|\b[0-9a-f]{64}\b/);
  });
});
