import { randomBytes } from 'node:crypto';

import { messages, type Role } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { newCaller, type Caller } from './helpers/callers';
import { stored } from './helpers/database';
import { refusalOf } from './helpers/expectations';
import { expectNoSecrets } from './helpers/leaks';
import { addressOf, routeOf, type ObjectKind, type RouteRow } from './helpers/routes/route';
import { routeTable } from './helpers/routes/route-table';

/*
 * Attacks that every route of the table undergoes, those of later features too. What is peculiar to a route is tried
 * where the route is tested.
 */
const callers = new Map<Role, Caller>();
beforeAll(async () => {
  for (const role of ['public', 'admin'] satisfies Role[]) callers.set(role, await newCaller(role));
});

/** Whoever may do most on a route: an attack that fails for them fails for anyone. */
function strongestOf({ may }: RouteRow): Caller {
  const caller = callers.get(may.includes('admin') ? 'admin' : 'public');
  if (!caller) throw new Error('Nobody is there.');
  return caller;
}

/** An object that the row names, of the first kind there is. */
async function objectOf(row: RouteRow, caller: Caller): Promise<string> {
  const kinds: ObjectKind[] = ['none', 'another’s', 'own', 'missing'];
  const isThere = (name: ObjectKind) => row.objects[name] !== undefined;
  // What the caller may have, where there is such a thing: a refusal has nothing to reveal.
  const kind = kinds.find((name) => row.objects[name]?.status === 200) ?? kinds.find(isThere);
  return (kind && (await row.objects[kind]?.id(caller))) ?? '';
}

const named = (rows: readonly RouteRow[]) => rows.map((row) => [routeOf(row), row] as const);
const isUnsafe = ({ method }: RouteRow) => method !== 'GET';

describe('fields that a body may not have are refused by name, and nothing changes (security matrix 3)', () => {
  const fields = ['role', 'isVerified', 'confirmed', 'blocked', 'amount', 'price', 'status', 'user', 'postedBy'];
  const random = Array.from({ length: 3 }, () => `field${randomBytes(4).toString('hex')}`);
  /** What a body may hold is not an attack: the fields that the routes' own tests send. */
  const known: Record<string, string[]> = {
    'POST /api/auth/register': ['role'],
    'PUT /api/admin/users/:id': ['role', 'isVerified'],
    'PUT /api/admin/contact-messages': ['status'],
    'PUT /api/admin/contact-messages/:id': ['status'],
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
    expect(await stored()).toEqual(before);
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
    'pagination[pageSize]=1',
    'filter[password]=a',
    'sort=["password","ASC"]',
    'where[id]=1',
  );

  const reads = routeTable.filter((row) => !isUnsafe(row) && row.path !== '/api/auth/verify-email/:token');
  it.each(named(reads))('%s', async (_route, row) => {
    const caller = strongestOf(row);
    const address = addressOf(row, await objectOf(row, caller));
    const plain = await caller.browser().send(address);
    expect(plain.status).toBe(200);
    for (const query of queries) {
      const answer = await caller.browser().send(`${address}?${query}`);
      expectNoSecrets(answer);
      if (answer.status === 400) refusalOf(answer, 400);
      else expect([query, answer.status, answer.text]).toEqual([query, 200, plain.text]);
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
    expect(await stored()).toEqual(before);
  });
});
