// @databases both
import { randomBytes } from 'node:crypto';

import { messages } from 'contracts';
import { describe, expect, it } from 'vitest';

import { changedSince, stored } from './helpers/database';
import { refusalOf } from './helpers/expectations';
import { expectNoSecrets } from './helpers/leaks';
import { isUnsafe, named, objectOf, strongestOf } from './helpers/routes/attackers';
import { addressOf } from './helpers/routes/route';
import { routeTable } from './helpers/routes/route-table';
import { share } from './helpers/share';

/*
 * Attacks that every route of the table undergoes, those of later features too. What is peculiar to a route is tried
 * where the route is tested.
 */

describe('fields that a body may not have are refused by name, and nothing changes (security matrix 3)', () => {
  const fields = ['role', 'isVerified', 'confirmed', 'blocked', 'amount', 'price', 'status', 'user', 'postedBy'];
  const random = Array.from({ length: 3 }, () => `field${randomBytes(4).toString('hex')}`);
  /** What a body may hold is not an attack: the fields that the routes' own tests send. */
  const known: Record<string, string[]> = {
    'POST /api/auth/register': ['role'],
    'POST /api/admin/users': ['role', 'isVerified'],
    'PUT /api/admin/users/:id': ['role', 'isVerified'],
    'PUT /api/admin/contact-messages': ['status'],
    'PUT /api/admin/contact-messages/:id': ['status'],
    // What an admin enters by hand has an amount, for want of anybody else who knows it.
    'POST /api/admin/payments': ['amount', 'status', 'user'],
    'PUT /api/admin/payments/:id': ['amount', 'status', 'user'],
    'POST /api/admin/payments/:id/refund': ['amount'],
    // What somebody gives is theirs to say.
    'POST /api/alumni/donations': ['amount'],
    'POST /api/admin/contribution-rates': ['amount'],
    'PUT /api/admin/contribution-rates/:id': ['amount'],
  };

  it.each(named(routeTable.filter(({ body }) => body)))('%s', async (route, row) => {
    const caller = strongestOf(row);
    const id = await objectOf(row, caller);
    const before = await stored();
    for (const field of [...fields, ...random].filter((name) => !known[route]?.includes(name))) {
      const json = { ...row.body?.(), [field]: true };
      const answer = await caller.browser().send(addressOf(row, id), { method: row.method, json });
      expect(refusalOf(answer, 400).msg).toContain(`“${field}”`);
    }
    expect(await changedSince(before)).toEqual([]);
  });
});

describe('queries reveal nothing that the answer does not hold (security matrix 4)', () => {
  const attributes = ['password', 'resetPasswordToken', 'tokenHash', 'email', 'isPublished', 'blocked', 'id'];
  const ways = ['', 'user', 'createdBy', 'user.role', 'createdBy.roles.users'];
  const queries = ways.flatMap((way) =>
    attributes.flatMap((attribute) => {
      const path = way ? `${way}.${attribute}` : attribute;
      const inside = path.replaceAll('.', '][');
      return [`filters[${inside}][$startsWith]=a`, `filters[$or][0][${inside}][$ne]=a`, `sort=${path}:asc`];
    }),
  );
  queries.push(
    ...['password', 'documentId', '*'].flatMap((field) => [`fields=${field}`, `fields[0]=${field}`]),
    ...['*', 'deep', 'createdBy', 'user.role'].map((relation) => `populate=${relation}`),
    'populate[user][populate][role][populate]=users',
    '_q=a',
    'search[$ne]=a',
    'search[]=a',
    'status=draft',
    'publicationState=preview',
    'locale=all',
    'filter[password]=a',
    'sort=["password","ASC"]',
    'where[id]=1',
  );

  /** A document says when it was written, and has a number that follows from that. */
  const undated = ({ text }: { text: string }) =>
    text.startsWith('%PDF-') ? text.replace(/\(D:\d{14}Z\)|<xmp:CreateDate>[^<]*|\/ID \[[^\]]*\]/g, '') : text;

  // Of types that somebody made the product has none: cms/tests/made-types reads theirs.
  const isThere = ({ objects }: (typeof routeTable)[number]) => Object.keys(objects).some((kind) => kind !== 'missing');
  const reads = routeTable.filter(
    (row) => !isUnsafe(row) && isThere(row) && row.path !== '/api/auth/verify-email/:token',
  );
  it.each(named(reads))('%s', { timeout: 120_000 }, async (_route, row) => {
    const caller = strongestOf(row);
    const address = addressOf(row, await objectOf(row, caller));
    const plain = await caller.browser().send(address);
    expect(plain.status).toBe(200);
    // What is drawn or written as a whole takes long, and knows its query by the same way as all.
    const isFile = !String(plain.headers['content-type']).startsWith('application/json');
    for (const query of share(queries, reads.indexOf(row), isFile)) {
      const answer = await caller.browser().send(`${address}?${query}`);
      expectNoSecrets(answer);
      if (answer.status === 400) refusalOf(answer, 400);
      else expect([query, answer.status, undated(answer)]).toEqual([query, 200, undated(plain)]);
    }
  });
});

describe('a page of another site changes nothing (security matrix 16)', () => {
  it.each(named(routeTable.filter(isUnsafe)))('%s', async (_route, row) => {
    const caller = strongestOf(row);
    const address = addressOf(row, await objectOf(row, caller));
    const before = await stored();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }]) {
      const browser = caller.browser();
      const answer = await browser.send(address, { method: row.method, json: row.body?.(), headers });
      expect(refusalOf(answer, 403).msg).toBe(messages.foreignOrigin);
      expect(answer.setCookies).toEqual([]);
    }
    expect(await changedSince(before)).toEqual([]);
  });
});
