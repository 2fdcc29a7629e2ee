// @databases one
import { api, messages, NOTIFICATION_KINDS, paths, preferencesAnswer, unsubscribeAnswer } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { ask, someone, told, unsubscribeTokenIn, type Someone } from '../helpers/notifications';
import { verified } from '../helpers/people';

const { label } = NOTIFICATION_KINDS['connection-request'];
const subscribed = { kind: 'connection-request', label, isSubscribed: true };
const ended = { ...subscribed, isSubscribed: false };

/** Somebody who was mailed a request to connect, and the token in it. */
async function mailed() {
  const [asking, asked] = [await someone('Ravi Menon'), await someone()];
  await ask(asking, asked);
  const mail = await mailTo(asked.email, 'connection-request');
  return { ...asked, mail, token: unsubscribeTokenIn(mail) };
}

const shown = async (token: string) => bodyOf(await new Browser().send(api.unsubscribe(token)), unsubscribeAnswer).data;
const stateOf = (answer: BrowserAnswer) => bodyOf(answer, unsubscribeAnswer).data;
/** What people are mailed who have chosen nothing. */
const MAILED_KINDS = Object.entries(NOTIFICATION_KINDS).flatMap(([kind, { byMail }]) => (byMail ? [kind] : []));

const byMail = async ({ browser }: Pick<Someone, 'browser'>) => {
  const { data } = bodyOf(await browser.send(api.notificationPreferences()), preferencesAnswer);
  return data.filter((preference) => preference.byMail).map(({ kind }) => kind);
};

describe('a mail about something', () => {
  it('says in its head how programs end such mails by one click (RFC 8058), and to people where', async () => {
    const { mail, token } = await mailed();
    const { pathname } = new URL(/^<(https?:[^>]+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    expect(pathname).toBe(api.unsubscribe(token));
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(paths.unsubscribe(token));
  });

  it('about the account itself has no such way', async () => {
    const { email } = await verified();
    const mail = await mailTo(email, 'verify-email');
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    expect(mail.text).not.toContain('/unsubscribe/');
  });

  it('leaves no token behind once it is sent', async () => {
    const { token } = await mailed();
    const search = () => inDatabase((database) => database('outbox_mails').where({ unsubscribe_token: token }));
    await expect.poll(search).toEqual([]);
  });
});

describe('the link in a mail', () => {
  it('shows what it ends, however often a scanner looks, and changes nothing', async () => {
    const person = await mailed();
    for (let look = 0; look < 3; look += 1) expect(await shown(person.token)).toEqual(subscribed);
    expect(await byMail(person)).toContain('connection-request');
  });

  it('ends mails of its kind for someone who is signed out, once as often as twice', async () => {
    const person = await mailed();
    expect(stateOf(await new Browser().post(api.unsubscribe(person.token)))).toEqual(ended);
    expect(stateOf(await new Browser().post(api.unsubscribe(person.token), {}))).toEqual(ended);
    expect(await shown(person.token)).toEqual(ended);
    expect(await byMail(person), 'and no other kind').toEqual(
      MAILED_KINDS.filter((kind) => kind !== 'connection-request'),
    );

    const other = await someone('Meera Iyer');
    await ask(other, person);
    await other.browser.post(api.personMessage(person.profileId), { message: 'Hello.' });
    await mailTo(person.email, 'person-message');
    expect((await mailsTo(person.email)).filter(({ kind }) => kind === 'connection-request')).toHaveLength(1);
    expect(await told(person), 'it is still told on the site').toHaveLength(3);
  });

  it('begins them again', async () => {
    const person = await mailed();
    await new Browser().post(api.unsubscribe(person.token));
    expect(stateOf(await new Browser().post(api.unsubscribe(person.token), { isSubscribed: true }))).toEqual(
      subscribed,
    );
    await ask(await someone('Meera Iyer'), person);
    await mailTo(person.email, 'connection-request', { count: 2 });
  });

  it('works beside a session of somebody else, whose preferences stay', async () => {
    const [person, other] = [await mailed(), await someone()];
    expect(stateOf(await other.browser.post(api.unsubscribe(person.token)))).toEqual(ended);
    expect(await byMail(other)).toContain('connection-request');
  });

  it('opens the page for a person, when a mail program opens the head’s address', async () => {
    const { token } = await mailed();
    const answer = await new Browser().send(api.unsubscribe(token), { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.status, answer.headers.location]).toEqual([302, paths.unsubscribe(token)]);
  });

  it('refuses keys that it does not know, and changes nothing', async () => {
    const person = await mailed();
    const answer = await new Browser().post(api.unsubscribe(person.token), {
      isSubscribed: false,
      kind: 'person-message',
    });
    expect(refusalOf(answer, 400).msg).toContain('kind');
    expect(await shown(person.token)).toEqual(subscribed);
  });

  it('answers calmly about who is blocked, and about who has left', async () => {
    const person = await mailed();
    await inDatabase((database) => database('up_users').where({ email: person.email }).update({ blocked: true }));
    expect(stateOf(await new Browser().post(api.unsubscribe(person.token)))).toEqual(ended);
    await inDatabase((database) => database('up_users').where({ email: person.email }).update({ blocked: false }));

    const json = { currentPassword: person.password };
    expect((await person.browser.send(api.account(), { method: 'DELETE', json })).status).toBe(200);
    expect(await shown(person.token)).toEqual(ended);
    for (const isSubscribed of [true, false]) {
      expect(stateOf(await new Browser().post(api.unsubscribe(person.token), { isSubscribed }))).toEqual(ended);
    }
  });
});

describe('a link that was tampered with', () => {
  let token = '';
  beforeAll(async () => {
    token = (await mailed()).token;
  });

  it.each([
    ['is of another kind', () => token.replace('connection-request', 'person-message')],
    ['names another person', () => token.replace(/^\w/, (first) => (first === 'a' ? 'b' : 'a'))],
    ['has another signature', () => token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['has none', () => token.replace(/_[\w-]{43}$/, '')],
    ['is nonsense', () => 'A'.repeat(43)],
    ['is long', () => 'a'.repeat(2000)],
  ])('%s: is refused, and changes nothing', async (_what, change) => {
    const changed = change();
    expect(changed).not.toBe(token);
    for (const answer of [
      await new Browser().send(api.unsubscribe(changed)),
      await new Browser().post(api.unsubscribe(changed)),
    ]) {
      expect(refusalOf(answer, 400).msg).toBe(messages.unsubscribeLinkInvalid);
    }
    expect(await shown(token)).toEqual(subscribed);
  });
});

/** The two shapes of the form that mail programs post, from servers of theirs. */
const FORMS = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const;

describe.each(FORMS)('a mail program’s click, as %s', (contentType, body) => {
  const click = (token: string, headers = {}) =>
    new Browser().send(api.unsubscribe(token), {
      method: 'POST',
      body,
      headers: { 'content-type': contentType, origin: undefined, ...headers },
    });

  it('ends the mails, without Origin and without a session', async () => {
    const { token } = await mailed();
    expect(stateOf(await click(token))).toEqual(ended);
    expect(await shown(token)).toEqual(ended);
  });

  it('is refused from a page of another site (security matrix 16)', async () => {
    const { token } = await mailed();
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(refusalOf(await click(token, headers), 403).msg).toBe(messages.foreignOrigin);
    }
    expect(await shown(token)).toEqual(subscribed);
  });

  it('is taken nowhere else', async () => {
    const { browser } = await someone();
    const sending = { method: 'POST', body, headers: { 'content-type': contentType } };
    for (const path of [api.login(), api.logout(), `/api/notifications/unsubscribe`]) {
      expect((await browser.send(path, sending)).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
