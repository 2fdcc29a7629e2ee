// @databases one
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { api, HOME_SLUG, pageAnswer, siteAnswer, teamMembersAnswer } from 'contracts';
import { describe, expect, inject, it } from 'vitest';

import { Browser } from './helpers/browser';
import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { unique } from './helpers/factories';

describe('a page, without JavaScript', () => {
  it('holds the headline and everybody’s name', async () => {
    const html = (await page('/')).text;
    const site = bodyOf(await request(api.site()), siteAnswer).data;
    const hero = bodyOf(await request(api.page(HOME_SLUG)), pageAnswer).data.sections[0];
    const team = bodyOf(await request(api.teamMembers()), teamMembersAnswer).data;
    expect(html).toContain(site.name);
    if (hero?.component === 'sections.hero') expect(html).toContain(hero.greeting);
    for (const { name } of team) expect(html).toContain(name);
  });

  it.each(['/', '/events', '/announcements'])('%s says what it is to search engines and previews', async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).toMatch(/<html[^>]* lang="en"/);
    expect(answer.text).toMatch(/<title>[^<]{3,}<\/title>/);
    for (const name of ['name="description"', 'property="og:title"', 'property="og:url"', 'rel="canonical"']) {
      expect(answer.text, name).toContain(name);
    }
    expect(answer.text).toContain('application/ld+json');
  });
});

describe('addresses', () => {
  it.each(['/no-such-page', '/events/no/such', '/EVENTS/x/y', '/wp-login.php'])('%s leads home', async (path) => {
    const answer = await page(path);
    expect([301, 302, 303, 307, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe('/');
  });

  it.each([
    ['/admin', '/login?next=%2Fadmin'],
    ['/admin/users', '/login?next=%2Fadmin%2Fusers'],
  ])('%s leads to the sign-in and remembers where it was going', async (path, location) => {
    const answer = await page(path);
    expect(answer.status).toBe(302);
    expect([location, decodeURIComponent(location)]).toContain(answer.headers.get('location'));
  });

  it('/cms is the panel', async () => {
    const answer = await page('/cms', {});
    const panel = answer.status >= 300 ? await page(answer.headers.get('location') ?? '') : answer;
    expect(panel.status).toBe(200);
    expect(panel.text).toContain('<div id="strapi"');
  });

  it('an unknown call of the API is a 404 in JSON, never a page', async () => {
    const answer = await page('/api/no-such-call');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ data: null, error: { status: 404 } });
  });

  it('a file that is not there is a 404, never a page', async () => {
    const answer = await request('/assets/no-such-file.js');
    expect(answer.status).toBe(404);
    expect((await request('/uploads/no-such-file.webp')).status).toBe(404);
  });

  it('a hashed file may be kept for ever', async () => {
    const html = (await page('/')).text;
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? 'no script in the page';
    const answer = await request(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  });
});

describe('a part of a file, asked for', () => {
  const TEXT = 'ten bytes.';
  const name = `/uploads/${unique('part').replace(' ', '-')}.txt`;
  const part = (range: string, headers = {}) => new Browser().send(name, { headers: { range, ...headers } });

  it.each([
    ['bytes=0-2', 206, 'ten', 'bytes 0-2/10'],
    ['bytes=4-999999', 206, 'bytes.', 'bytes 4-9/10'],
    ['bytes=-6', 206, 'bytes.', 'bytes 4-9/10'],
    ['bytes=999999-', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, TEXT, undefined],
  ])('by %s is a %i', async (range, status, text, contentRange) => {
    writeFileSync(path.join(inject('stage').dataDir, 'public', name), TEXT);
    const answer = await part(range);
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
    expect(answer.headers['content-length']).toBe(String(text.length));
    // A refusal must not be kept for the file.
    expect(answer.headers['cache-control']).toMatch(status === 416 ? 'no-store' : 'public');
  });

  it('is the whole where the file has changed since the other parts', async () => {
    writeFileSync(path.join(inject('stage').dataDir, 'public', name), TEXT);
    const date = (await part('bytes=0-2')).headers['last-modified'] ?? '';
    expect((await part('bytes=4-', { 'if-range': date })).status).toBe(206);
    expect((await part('bytes=4-', { 'if-range': new Date(0).toUTCString() })).text).toBe(TEXT);
  });

  it.each(['bytes=5-2', 'bytes=999999999-', 'bytes=-5', 'bytes=0-4'])(
    'is the whole where the file is of a build: %s',
    async (range) => {
      const worker = await new Browser().send('/admin/door-worker.js');
      const answer = await new Browser().send('/admin/door-worker.js', { headers: { range } });
      expect([answer.status, answer.text]).toEqual([200, worker.text]);
    },
  );
});
