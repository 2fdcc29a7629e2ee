// @databases both
import { api } from 'contracts';
import { describe, expect, it } from 'vitest';

import { asOwner } from '../helpers/panel';
import { Browser } from '../helpers/browser';
import { dump, idOf, inDatabase, inMinutes } from '../helpers/database';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { changeInPanel, signedIn, USERS, verified, whoIs } from '../helpers/people';

const documentIdOf = async (browser: Browser): Promise<string> => (await whoIs(browser))?._id ?? '';

describe('a session ends at once (security matrix 2, 12)', () => {
  it('when its browser signs out, and no other does', async () => {
    const person = await verified();
    const browser = await signedIn(person);
    const stolen = browser.copy();
    const elsewhere = await signedIn(person);
    await browser.post(api.logout());
    expect(await whoIs(stolen)).toBeNull();
    expect(await whoIs(elsewhere)).not.toBeNull();
  });

  it('when the password is reset', async () => {
    const person = await verified();
    const browsers = [await signedIn(person), await signedIn({ ...person, remember: true })];
    await new Browser().post(api.forgotPassword(), { email: person.email });
    const token = tokenIn(await mailTo(person.email, 'reset-password'));
    const json = { password: 'Heron-under-7-bridges' };
    expect((await new Browser().send(api.resetPassword(token), { method: 'PUT', json })).status).toBe(200);
    for (const browser of browsers) expect(await whoIs(browser)).toBeNull();
  });

  it.each([
    ['is blocked', { blocked: true }],
    ['gets another password', { password: 'Heron-under-7-bridges' }],
    ['loses the verification', { confirmed: false }],
  ])('when the account %s in the panel', async (_change, fields) => {
    const browser = await signedIn(await verified());
    await changeInPanel(await documentIdOf(browser), fields);
    expect(await whoIs(browser)).toBeNull();
  });

  it('when the role changes in the panel', async () => {
    const person = await verified();
    const browser = await signedIn(person);
    const documentId = await documentIdOf(browser);
    const [role]: string[] = await inDatabase((database) =>
      database('up_roles').where({ type: 'faculty' }).pluck('document_id'),
    );
    await changeInPanel(documentId, { role: { connect: [{ documentId: role }] } });
    expect(await whoIs(browser)).toBeNull();
    expect((await whoIs(await signedIn(person)))?.role).toBe('faculty');
  });

  it('when the account is deleted in the panel, which takes all of it along', async () => {
    const person = await verified({ name: 'Vanishing Person' });
    const browser = await signedIn(person);
    const id = await idOf(person.email);
    const answer = await asOwner(`${USERS}/${await documentIdOf(browser)}`, { method: 'DELETE' });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await whoIs(browser)).toBeNull();
    await inDatabase(async (database) => {
      expect(await database('profiles').where({ name: 'Vanishing Person' })).toEqual([]);
      for (const table of ['sessions', 'account_tokens']) {
        expect(await database(table).where({ user_id: id }), table).toEqual([]);
      }
    });
  });

  it('but not when something else of the account changes', async () => {
    const browser = await signedIn(await verified());
    await changeInPanel(await documentIdOf(browser), { blocked: false, confirmed: true });
    expect(await whoIs(browser)).not.toBeNull();
  });
});

describe('a session lasts', () => {
  const shift = async (email: string, times: object) => {
    const id = await idOf(email);
    await inDatabase((database) => database('sessions').where({ user_id: id }).update(times));
  };

  it('until it was idle for 12 hours', async () => {
    const person = await verified();
    const browser = await signedIn(person);
    await shift(person.email, { idle_expires_at: inMinutes(-1) });
    expect(await whoIs(browser)).toBeNull();
  });

  it('for 30 days at most, however busy', async () => {
    const person = await verified();
    const browser = await signedIn({ ...person, remember: true });
    await shift(person.email, { expires_at: inMinutes(-1) });
    expect(await whoIs(browser)).toBeNull();
  });

  it('in five tabs that were idle past a renewal and act at once (security matrix 13)', async () => {
    const person = await verified();
    const browser = await signedIn(person);
    const tabs = Array.from({ length: 5 }, () => browser.copy());
    await shift(person.email, { last_seen_at: inMinutes(-11 * 60), idle_expires_at: inMinutes(60) });
    const users = await Promise.all(tabs.map(whoIs));
    expect(users.every((user) => user?.email === person.email)).toBe(true);
    expect((await Promise.all(tabs.map(whoIs))).every(Boolean)).toBe(true);

    const id = await idOf(person.email);
    const session: { idle_expires_at: string } = await inDatabase((database) =>
      database('sessions').where({ user_id: id }).first('idle_expires_at'),
    );
    // Being used has moved the limit on to 12 hours from now.
    expect(new Date(session.idle_expires_at).getTime()).toBeGreaterThan(inMinutes(11 * 60).getTime());
  });

  it('and a new login in the same browser ends the one before', async () => {
    const person = await verified();
    const browser = await signedIn(person);
    const before = browser.copy();
    await signedIn(person, browser);
    expect(await whoIs(before)).toBeNull();
    expect(await whoIs(browser)).not.toBeNull();
  });
});

describe('cookies over plain HTTP (security matrix 15)', () => {
  it.each([
    [false, false],
    [true, true],
  ])('remember me %s', async (remember, isKept) => {
    const person = await verified();
    const answer = await new Browser().post(api.login(), { email: person.email, password: person.password, remember });
    const [session = '', hint = '', device = ''] = answer.setCookies;
    expect(answer.setCookies).toHaveLength(3);
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(session.includes('Max-Age=2592000')).toBe(isKept);
    // The one cookie that scripts may read says nothing about anyone, and lasts as long as the session's.
    expect(hint).toMatch(/^signed-in=1; Path=\/; SameSite=Lax/);
    expect(hint.includes('Max-Age=2592000')).toBe(isKept);
    expect(device).toMatch(/^device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/);
    for (const cookie of answer.setCookies) expect(cookie).not.toMatch(/Secure|Domain/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('no token is in a body, and the database keeps none that opens anything (security matrix 14)', async () => {
  const person = await verified();
  const browser = new Browser();
  const answer = await browser.post(api.login(), { email: person.email, password: person.password });
  const session = browser.cookies.get('session') ?? '';
  expect(session).toHaveLength(43);
  await new Browser().post(api.forgotPassword(), { email: person.email });
  const token = tokenIn(await mailTo(person.email, 'reset-password'));

  const bodies = [answer.text, (await browser.send(api.me())).text];
  for (const body of bodies) expect(body).not.toMatch(/token|jwt|\$2[aby]\$/i);
  const stored = await dump();
  for (const secret of [session, token, person.password]) expect(stored.includes(secret)).toBe(false);
});

it('a made-up session is nobody’s, and the public answers stay open to it', async () => {
  const browser = new Browser();
  for (const value of ['x', 'A'.repeat(43), `${'A'.repeat(43)}'--`, '%00', 'a'.repeat(4000)]) {
    browser.cookies.set('session', value);
    expect((await browser.send(api.me())).status).toBe(401);
    expect((await browser.send(api.site())).status).toBe(200);
  }
});

it('personal answers are kept by nobody, and fill no public one', async () => {
  const browser = await signedIn(await verified());
  const me = await browser.send(api.me());
  expect(me.headers['cache-control']).toBe('no-store');
  const events = await browser.send(`${api.events()}?pageSize=7`);
  expect(events.status).toBe(200);
  const anonymous = await new Browser().send(`${api.events()}?pageSize=7`);
  expect(anonymous.text).toBe(events.text);
  expect((await new Browser().send(api.me())).status).toBe(401);
});
