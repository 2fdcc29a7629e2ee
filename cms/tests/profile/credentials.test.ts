// @databases both
import { api, messageAnswer, messages, ownSessionsAnswer, type OwnSession } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailTo } from '../helpers/mailbox';
import { login, member, PASSWORD, signedIn, verified, whoIs } from '../helpers/people';

const NEW = 'Heron-under-7-bridges';

const change = (browser: Browser, fields: object = {}) =>
  browser.send(api.password(), {
    method: 'PUT',
    json: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...fields },
  });

describe('changing the password (member §5)', () => {
  it('ends every other session, and a stolen copy of this one; this browser stays (security matrix 12)', async () => {
    const person = await member();
    const browser = await signedIn(person);
    const stolen = browser.copy();
    const elsewhere = await signedIn({ ...person, remember: true });
    expect(bodyOf(await change(browser), messageAnswer).data.msg).toBe(messages.passwordChanged);
    expect(await whoIs(browser)).not.toBeNull();
    expect(await whoIs(stolen)).toBeNull();
    expect(await whoIs(elsewhere)).toBeNull();
    expect((await login(new Browser(), person)).status).toBe(400);
    await signedIn({ ...person, password: NEW });
    await mailTo(person.email, 'password-changed');
  });

  it.each([true, false])('remembers the browser as before: %s', async (remember) => {
    const browser = await signedIn({ ...(await member()), remember });
    const answer = await change(browser);
    expect(answer.setCookies[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(answer.setCookies[0]?.includes('Max-Age=2592000')).toBe(remember);
  });

  it.each([
    [{ currentPassword: 'Not-the-password-1' }, messages.currentPasswordWrong],
    [{ currentPassword: '' }, messages.currentPasswordMissing],
    [{ confirmPassword: 'Another-8-of-them' }, messages.newPasswordsDiffer],
    [{ newPassword: 'abc', confirmPassword: 'abc' }, messages.passwordTooShort],
    [{ newPassword: 'x'.repeat(73), confirmPassword: 'x'.repeat(73) }, messages.passwordTooLong],
    [{ newPassword: 'password123', confirmPassword: 'password123' }, messages.passwordTooCommon],
  ])('is refused with %j', async (fields, sentence) => {
    const person = await member();
    const browser = await signedIn(person);
    expect(refusalOf(await change(browser, fields), 400).msg).toBe(sentence);
    expect(await whoIs(browser)).not.toBeNull();
    await signedIn(person);
  });

  it('by two at once happens once', async () => {
    const person = await member();
    const [one, other] = [await signedIn(person), await signedIn(person)];
    const answers = await Promise.all([
      change(one),
      change(other, { newPassword: `${NEW}-2`, confirmPassword: `${NEW}-2` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    ['the password', (browser: Browser, currentPassword: string) => change(browser, { currentPassword })],
    [
      'the account’s end',
      (browser: Browser, currentPassword: string) =>
        browser.send(api.account(), { method: 'DELETE', json: { currentPassword } }),
    ],
  ])('guessing ends with the 11th try, at %s (security matrix 9)', async (_what, attempt) => {
    const browser = await signedIn(await member());
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await attempt(browser, `Wrong-${index}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await attempt(browser, PASSWORD)).status).toBe(429);
    expect(await whoIs(browser)).not.toBeNull();
  });
});

const sessionsOf = async (browser: Browser): Promise<OwnSession[]> =>
  bodyOf(await browser.send(api.ownSessions()), ownSessionsAnswer).data;
const end = (browser: Browser, id: string) => browser.send(api.ownSession(id), { method: 'DELETE' });

describe('the own sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed with the browser in words, and which one this is', async () => {
    const person = await verified();
    const phone = await signedIn(person);
    const browser = new Browser();
    await browser.post(api.login(), { email: person.email, password: PASSWORD }, { 'user-agent': FIREFOX });
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Linux', true],
      ['Unknown browser', false],
    ]);
    for (const { createdAt, lastSeenAt, expiresAt } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
      // Neither browser is remembered: 12 hours without a request end it.
      expect(Date.parse(expiresAt) - Date.parse(lastSeenAt)).toBe(12 * 60 * 60 * 1000);
    }
    expect((await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)?.device).toBe('Unknown browser');
  });

  it('end one by one, at once', async () => {
    const person = await member();
    const [browser, other] = [await signedIn(person), await signedIn(person)];
    const { _id = '' } = (await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent) ?? {};
    expect(bodyOf(await end(browser, _id), messageAnswer).data.msg).toBe(messages.sessionEndedByOwner);
    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(browser)).not.toBeNull();
    expect(refusalOf(await end(browser, _id), 404).msg).toBe(messages.sessionNotFound);
  });

  it('the present one among them: that is signing out', async () => {
    const browser = await signedIn(await member());
    const copy = browser.copy();
    const [session] = await sessionsOf(browser);
    expect((await end(browser, session?._id ?? '')).status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await whoIs(copy)).toBeNull();
  });

  it('and all others in one go', async () => {
    const person = await member();
    const browsers = [await signedIn(person), await signedIn(person), await signedIn(person)] as const;
    const answer = await browsers[1].send(api.ownSessions(), { method: 'DELETE' });
    expect(bodyOf(answer, messageAnswer).data.msg).toBe(messages.otherSessionsEnded);
    expect(await Promise.all(browsers.map(async (browser) => (await whoIs(browser)) !== null))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('but never anybody else’s (security matrix 1)', async () => {
    const theirs = await signedIn(await member());
    const [session] = await sessionsOf(theirs);
    refusalOf(await end(await signedIn(await member()), session?._id ?? ''), 404);
    expect(await whoIs(theirs)).not.toBeNull();
  });
});
