// @databases one
import { describe, expect, it } from 'vitest';

import { changedSince, stored } from './helpers/database';
import { isUnsafe, named, objectOf, strongestOf } from './helpers/routes/attackers';
import { addressOf } from './helpers/routes/route';
import { routeTable } from './helpers/routes/route-table';

/** Other ways to write an address, each of which some server has taken for the same. */
const variantsOf = (address: string) => {
  const [path = '', query] = address.split('?');
  const variants = [
    path.replace('/api', '/API'),
    path.toUpperCase(),
    path.replace(/[^/]+$/, (name) => name.toUpperCase()),
    path.replace('/api', '/%61pi'),
    path.replace('/api', '/a%70I'),
    `/${path}`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api/x/../'),
    path.replace('/api/', '/%2e/api/%2E%2e/api/'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api\\'),
    `${path}/`,
    `${path}/.`,
    `${path};a=b`,
    `${path}%00`,
    `http://evil.example${path}`,
  ];
  return variants.map((variant) => (query === undefined ? variant : `${variant}?${query}`));
};

describe('another way to write an address walks past no guard (security matrix 16)', () => {
  it.each(named(routeTable.filter(isUnsafe)))('%s', async (_route, row) => {
    const caller = strongestOf(row);
    const address = addressOf(row, await objectOf(row, caller));
    const before = await stored();
    const browser = caller.browser();
    for (const variant of variantsOf(address)) {
      const headers = { origin: 'https://evil.example' };
      const answer = await browser.send(variant, { method: row.method, json: row.body?.(), headers });
      expect([variant, answer.status, answer.setCookies]).toEqual([
        variant,
        expect.toBeOneOf([400, 403, 404, 405]),
        [],
      ]);
      const text = { method: row.method, body: 'a=b', headers: { 'content-type': 'text/plain' } };
      const { status } = await browser.send(variant, text);
      expect([variant, status]).toEqual([variant, expect.toBeOneOf([400, 404, 405, 415])]);
    }
    expect(await changedSince(before)).toEqual([]);
  });

  it.each(named(routeTable.filter((row) => !isUnsafe(row) && !row.may.includes('public'))))(
    '%s is kept by nobody on the way',
    async (_route, row) => {
      const caller = strongestOf(row);
      const address = addressOf(row, await objectOf(row, caller));
      for (const variant of variantsOf(address)) {
        const { status, headers } = await caller.browser().send(variant);
        if (status === 200)
          expect([variant, headers['cache-control']]).toEqual([variant, expect.stringMatching(/no-store|private/)]);
      }
    },
  );
});
