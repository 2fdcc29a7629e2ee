// @databases one
import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { demo, signedIn } from '../helpers/people';
import { page, request } from '../helpers/client';

const html = { accept: 'text/html,application/xhtml+xml' };

describe('the console at /admin', () => {
  let admin: Browser;
  let document = '';
  beforeAll(async () => {
    admin = await signedIn(demo('admin'));
    document = (await admin.send('/admin/dashboard', { headers: html })).text;
  });

  it.each(['/admin', '/admin/users', '/admin/users?filter=%7B%22role%22%3A%22student%22%7D', '/admin/nowhere'])(
    'sends a visitor of %s to sign in, and back',
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/admin', '/admin/dashboard', '/admin/users/abc', '/admin/settings'])(
    'is one document: %s',
    async (path) => {
      const answer = await admin.send(path, { headers: html });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(document);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('runs no script but those that its policy names (security matrix 20)', async () => {
    const answer = await admin.send('/admin', { headers: html });
    const policy = answer.headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(String(policy))?.[1]).not.toContain('unsafe');
    const inline = [...document.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script);
    expect(inline.length).toBeGreaterThan(0);
    for (const script of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  it('serves its files compressed and for ever, and no others', async () => {
    const [script = ''] = /\/admin\/assets\/react-[\w-]+\.js/.exec(document) ?? [];
    const answer = await request(script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/admin/assets/nothing.js', '/admin/assets/../index.html', '/admin/assets/%2e%2e/index.html']) {
      expect((await request(path)).status).not.toBe(200);
    }
  });

  it('leaves Strapi’s own admin API alone', async () => {
    expect((await request('/admin/init')).status).toBe(200);
  });
});
