// @databases one
import { api, messages } from 'contracts';
import { describe, expect, it } from 'vitest';

import { Browser, type Sending } from '../helpers/browser';
import { member, newPerson, signedIn, whoIs } from '../helpers/people';

const FOREIGN = ['https://evil.example', 'http://sub.localhost', 'http://localhost.evil.example', 'null'];
const JSON_TYPE = 'application/json';

/** Ways of another site to make a browser send something (security matrix 16). */
const attacks: [string, Sending['headers'], string | undefined][] = [
  ...FOREIGN.flatMap((origin): [string, Sending['headers'], string | undefined][] => [
    [`a form of ${origin}`, { origin, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    [`plain text of ${origin}`, { origin, 'content-type': 'text/plain' }, '{"a":"b"}'],
    [`JSON of ${origin}`, { origin, 'content-type': JSON_TYPE }, '{}'],
    [`nothing at all of ${origin}`, { origin }, undefined],
  ]),
  ['a form of a sibling subdomain', { origin: undefined, 'sec-fetch-site': 'same-site' }, undefined],
  ['a cross-site form that hides its origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }, undefined],
  ['our origin on a request that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, undefined],
  ['a browser without either header, with a session', { origin: undefined }, undefined],
];

describe('another site cannot act for a member', () => {
  it.each(attacks)('by %s', async (_name, headers, body) => {
    const browser = await signedIn(await member());
    const answer = await browser.send(api.logout(), { method: 'POST', headers, ...(body !== undefined && { body }) });
    expect([answer.status, answer.json]).toMatchObject([403, { msg: messages.foreignOrigin }]);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it('nor sign somebody in to an account of its choice', async () => {
    const { email, password } = await member();
    const browser = new Browser();
    const headers = { origin: 'https://evil.example' };
    const answer = await browser.send(api.login(), { method: 'POST', json: { email, password }, headers });
    expect(answer.status).toBe(403);
    expect(answer.setCookies).toEqual([]);
  });

  it('nor end a session by an image', async () => {
    const browser = await signedIn(await member());
    const answer = await browser.send(api.logout(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([404, 405]).toContain(answer.status);
    expect(await whoIs(browser)).not.toBeNull();
  });
});

describe('nothing but JSON is read', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
  ])('%s', async (type) => {
    const answer = await new Browser().send(api.register(), {
      method: 'POST',
      body: JSON.stringify(newPerson()),
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.json]).toMatchObject([415, { msg: messages.jsonOnly }]);
  });
});

describe('who is let in', () => {
  it('our own pages, by either header', async () => {
    const browser = await signedIn(await member());
    const headers = { origin: undefined, 'sec-fetch-site': 'same-origin' };
    expect((await browser.send(api.logout(), { method: 'POST', headers })).status).toBe(200);
  });

  it('programs that bring no session along', async () => {
    const { email, password } = await member();
    const answer = await new Browser().post(api.login(), { email, password }, { origin: undefined });
    expect(answer.status).toBe(200);
  });
});

it.each([...FOREIGN, 'http://localhost:1337.evil.example'])(
  'CORS lets no page of %s read (security matrix 17)',
  async (origin) => {
    const browser = await signedIn(await member());
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answers = [
      await browser.send(api.me(), { headers: { origin } }),
      await browser.send(api.login(), { method: 'OPTIONS', headers: preflight }),
      await browser.send(api.logout(), { method: 'POST', headers: { origin } }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  },
);
