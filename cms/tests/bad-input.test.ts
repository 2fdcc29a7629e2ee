// @databases both
import { describe, expect, inject, it } from 'vitest';

import { request } from './helpers/client';
import { expectRefused } from './helpers/expectations';
import { ANNOUNCEMENT, EVENT, TEAM_MEMBER, textOf } from './helpers/factories';
import { oddBodies } from './helpers/odd-bodies';
import { asEditor } from './helpers/panel';

describe('a body that no form sends is refused, never a fault of the server', () => {
  it.each(oddBodies)('%s, to a path that is read only', async (_name, body) => {
    expectRefused(
      await request('/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    );
  });

  it.each(oddBodies)('%s, to the panel’s sign-in', async (_name, body) => {
    expectRefused(
      await request('/admin/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    );
  });

  it.each(oddBodies)('%s, to the panel’s content by its editor', async (_name, body) => {
    const path = `/content-manager/collection-types/${EVENT}`;
    expectRefused(await asEditor(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
  });

  it.each([
    [EVENT, { title: 'x'.repeat(10_000) }],
    [EVENT, { ticketPrice: 1e308 }],
    [EVENT, { ticketPrice: -1 }],
    [EVENT, { startsAt: 'tomorrow' }],
    [EVENT, { category: 'party' }],
    [TEAM_MEMBER, { name: 'x'.repeat(10_000), role: 'x' }],
    [TEAM_MEMBER, { name: { $ne: '' }, role: 'x' }],
    [ANNOUNCEMENT, { title: 'x', category: 'general', description: textOf('x'.repeat(20_001)) }],
    [ANNOUNCEMENT, { title: 'x', category: 'general', description: [{ type: 'html', html: '<b>x</b>' }] }],
  ])('a field out of bounds: %s, case %#', async (uid, json) => {
    expectRefused(await asEditor(`/content-manager/collection-types/${uid}`, { method: 'POST', json }));
  });

  it('a NUL in a text that the editor saves', async () => {
    const json = { name: 'a\u0000b', role: 'x', bio: '\u0000' };
    const answer = await asEditor(`/content-manager/collection-types/${TEAM_MEMBER}`, { method: 'POST', json });
    expect(answer.status, answer.text).toBeLessThan(500);
  });

  it.each([
    '/api/%',
    '/%E0%A4%A',
    '/api/pages/%00',
    '/uploads/%2e%2e/%2e%2e/data.db',
    '/assets/..%2f..%2fpackage.json',
  ])('an address that is none: %s', async (path) => {
    const answer = await request(path);
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
    expect(answer.text).not.toContain('SQLite format');
    expect(answer.text).not.toContain('"dependencies"');
  });

  it('and the server still serves', async () => {
    expect((await fetch(`${inject('stage').url}/api/site`)).status).toBe(200);
  });
});
