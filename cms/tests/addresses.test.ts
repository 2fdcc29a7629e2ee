// @databases one
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { api } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { Browser } from './helpers/browser';
import { unique } from './helpers/factories';
import { demo, signedIn } from './helpers/people';

const HTML = { accept: 'text/html' };

describe('an address has one meaning, however it is written (security matrix 16, 19 to 21)', () => {
  it.each(['/API/auth/me', '/%61pi/auth/me', '//api//auth/me/', '/api/./x/../auth/me'])(
    '%s is the session’s call, with all of its guards',
    async (address) => {
      const browser = await signedIn(demo('student'));
      const answer = await browser.send(address);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await browser.send(api.me())).json).toEqual(answer.json);
    },
  );

  it.each(['/api/AUTH/me', '/api/auth/ME'])('%s is none: case counts beyond the first name', async (address) => {
    expect((await (await signedIn(demo('student'))).send(address)).status).toBe(404);
  });

  it.each(['/uploads/', '/%75ploads/', '/UPLOADS/', '//uploads/', '/x/../uploads/', '/%2e/%55PLOADS//'])(
    'an uploaded document is downloaded from %s, never shown',
    async (folder) => {
      const name = `${unique('page').replace(' ', '-')}.html`;
      writeFileSync(path.join(inject('stage').dataDir, 'public/uploads', name), '<script>alert(1)</script>');
      const answer = await new Browser().send(`${folder}${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toBe('attachment');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('a page is drawn once, under one address', async () => {
    const plain = await new Browser().send('/events', { headers: HTML });
    for (const address of ['/events/', '//events', '/%65vents']) {
      const answer = await new Browser().send(address, { headers: HTML });
      expect([answer.status, answer.headers.etag]).toEqual([200, plain.headers.etag]);
    }
  });
});

it.each(['TRACE', 'PROPFIND', 'LINK'])('%s is nothing that can be asked here', async (method) => {
  for (const address of ['/', '/api/events', '/cms']) {
    expect((await new Browser().send(address, { method })).status).toBe(405);
  }
});

it.each(['a:99999', '999.999.999.999', '[:::::]', '[1]', 'xn--'])(
  'a page is drawn for the host %s too, which is none',
  async (host) => {
    for (const address of ['/', '/events?page=2', '/nothing-here']) {
      const { status } = await new Browser().send(address, { headers: { ...HTML, host } });
      expect([address, status]).toEqual([address, address === '/nothing-here' ? 302 : 200]);
    }
  },
);

describe('no address leads to another site (security matrix 19)', () => {
  it.each([
    '//evil.com/?preview=draft',
    '//evil.com?preview=draft',
    '/%2fevil.com/?preview=draft',
    '/\\evil.com/?preview=draft',
    '/.//evil.com/?preview=draft',
    '//evil.com',
    '//evil.com/admin',
    '/admin//evil.com',
    'http://evil.com/?preview=draft',
  ])('%s', async (address) => {
    const { status, headers } = await new Browser().send(address, { headers: HTML });
    expect(status).toBeOneOf([302, 404]);
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
});

describe('an address that means nothing is refused, with no error of ours (security matrix 36)', () => {
  it.each(['//x', '/..%2fx', '/%5c', '/%', '/%ff', '/%00', '/a%0d%0ab', '*', 'http://evil.com/', '/api/%2e%2e%2fx'])(
    '%s',
    async (address) => {
      for (const method of ['GET', 'POST']) {
        const answer = await new Browser().send(address, { method });
        expect([method, answer.status]).toEqual([method, expect.toBeOneOf([400, 404, 405])]);
        expect(answer.text).not.toMatch(/\bat .*:\d+:\d+/);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );
});
