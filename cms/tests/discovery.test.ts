// @databases one
import {
  announcementsAnswer,
  api,
  eventsAnswer,
  ICONS,
  iconPath,
  PRIVATE_PATHS,
  paths,
  siteAnswer,
  SHARE_IMAGE_SIZE,
} from 'contracts';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { page, request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { ANNOUNCEMENT, announcement, composedPage, EVENT, event, PAGE, SITE, unique } from './helpers/factories';
import { editor } from './helpers/panel';

const YEAR = 'public, max-age=31536000, immutable';
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' });
const urlset = z.object({
  urlset: z.object({ url: z.array(z.strictObject({ loc: z.url(), lastmod: z.iso.datetime().optional() })) }),
});

const readSite = async () => bodyOf(await request(api.site()), siteAnswer).data;

/** Addresses of the site's map, without the origin, and when each was changed. */
async function mapped(): Promise<Map<string, string | undefined>> {
  const { url } = inject('stage');
  const { text, status } = await request('/sitemap.xml');
  expect(status).toBe(200);
  const entries = urlset.parse(parser.parse(text)).urlset.url;
  return new Map(entries.map(({ loc, lastmod }) => [loc.replace(url, ''), lastmod]));
}

/** Width and height of a PNG, from its header. */
async function sizeOf(path: string): Promise<{ width: number; height: number; headers: Headers; status: number }> {
  const answer = await fetch(inject('stage').url + path, { redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, path).toBe(200);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const { headers, status } = answer;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), headers, status };
}

describe('the map of the site', () => {
  it('names every public page by an absolute address, and no other', async () => {
    const map = await mapped();
    const { url } = inject('stage');
    expect((await request('/sitemap.xml')).text).toContain(`<loc>${url}/</loc>`);
    for (const path of [paths.home(), paths.innokshetra(), paths.events(), paths.announcements()]) {
      expect(map.has(path), path).toBe(true);
    }
    expect(map.has(paths.page('privacy-policy'))).toBe(true);
    const { data } = bodyOf(await request(api.announcements({ pageSize: 100 })), announcementsAnswer);
    for (const { _id } of data) expect(map.has(paths.announcement(_id))).toBe(true);
    const events = bodyOf(await request(api.events({ pageSize: 100 })), eventsAnswer).data;
    for (const { _id } of events) expect(map.has(paths.event(_id))).toBe(true);
    for (const path of map.keys()) {
      expect(
        PRIVATE_PATHS.some((closed) => path.startsWith(closed)),
        path,
      ).toBe(false);
      expect((await page(path)).status, path).toBe(200);
    }
  });

  it('has what is published at the next request, and loses what is taken down', async () => {
    const made = await announcement();
    const composed = await composedPage();
    const path = paths.announcement(made.documentId);
    const first = (await mapped()).get(path);
    expect(first).toBeTruthy();
    expect((await mapped()).has(paths.page(String(composed.slug)))).toBe(true);

    await editor.update(ANNOUNCEMENT, made.documentId, { title: unique('Changed') });
    await editor.publish(ANNOUNCEMENT, made.documentId);
    expect(Date.parse((await mapped()).get(path) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));

    await editor.unpublish(ANNOUNCEMENT, made.documentId);
    expect((await mapped()).has(path)).toBe(false);
    await editor.remove(ANNOUNCEMENT, made.documentId);
    await editor.remove(PAGE, composed.documentId);
    expect((await mapped()).has(paths.page(String(composed.slug)))).toBe(false);
  });

  it.each(['/sitemaps/pages-1.xml', '/sitemaps/announcements-1.xml', '/sitemaps/events-1.xml', '/sitemaps/lists.xml'])(
    'has a part %s for the day when it is too long for one file',
    async (path) => {
      const answer = await request(path);
      urlset.parse(parser.parse(answer.text));
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    },
  );

  it.each(['/sitemaps/pages-2.xml', '/sitemaps/users-1.xml', '/sitemaps/pages-0.xml', '/sitemaps/pages.xml'])(
    'has no part %s',
    async (path) => expect((await request(path)).status).toBe(404),
  );
});

it('tells search engines what to leave alone, and where the map is', async () => {
  const { text, headers } = await request('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  for (const path of ['/api/', '/admin', '/cms', '/*?preview=', ...PRIVATE_PATHS]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${inject('stage').url}/sitemap.xml`);
  expect(lines).not.toContain('Disallow: /');
});

describe('icons and manifest', () => {
  const manifest = z.object({
    name: z.string(),
    short_name: z.string(),
    start_url: z.literal('/'),
    theme_color: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
  });

  it('name the site, with pictures of the sizes that they say', async () => {
    const answer = await request('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { short_name, icons } = manifest.parse(answer.json);
    expect(short_name).toBe((await readSite()).name);
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes } of icons) {
      const { width, height, headers } = await sizeOf(src);
      expect(`${width}x${height}`).toBe(sizes);
      expect(headers.get('cache-control')).toBe(YEAR);
    }
  });

  it('change their address with the logo, and the old address leads on', async () => {
    const before = await readSite();
    const old = iconPath(before, '32');
    const { data } = z.object({ data: z.looseObject({ logo: z.object({ id: z.number() }) }) }).parse({
      data: await editor.updateSingle(SITE, {}),
    });
    await editor.updateSingle(SITE, { logo: null });
    const bare = iconPath(await readSite(), '32');
    expect(bare).not.toBe(old);
    expect((await request(old)).headers.get('location')).toBe(bare);
    expect((await page('/')).text).toContain(`href="${bare}"`);
    await sizeOf(bare);
    await editor.updateSingle(SITE, { logo: data.logo.id });
    expect(iconPath(await readSite(), '32')).toBe(old);
  });

  it.each(ICONS)('%s is a square of its size', async (icon) => {
    const { width, height } = await sizeOf(iconPath(await readSite(), icon));
    expect([width, height]).toEqual(Array(2).fill(Number(icon.replace('maskable-', ''))));
  });

  it('answer the names that are asked for without being told', async () => {
    const favicon = await request('/favicon.ico');
    expect([favicon.status, favicon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect((await request('/apple-touch-icon.png')).headers.get('location')).toBe(iconPath(await readSite(), '180'));
    expect((await request('/icons/31.png')).status).toBe(404);
  });
});

describe('pictures of shared links', () => {
  const imageIn = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';

  it.each([
    paths.home(),
    paths.innokshetra(),
    paths.events(),
    paths.announcements(),
    paths.jobs(),
    paths.page('privacy-policy'),
  ])('%s has one that is kept for good', async (path) => {
    const { url } = inject('stage');
    const address = imageIn((await page(path)).text);
    expect(address.startsWith(`${url}/og/`)).toBe(true);
    const { width, height, headers } = await sizeOf(address.replace(url, ''));
    expect({ width, height }).toEqual(SHARE_IMAGE_SIZE);
    expect(headers.get('cache-control')).toBe(YEAR);
    const etag = headers.get('etag') ?? '';
    expect((await request(address.replace(url, ''), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('follow what an editor changes: another title is another address, and the old one leads on', async () => {
    const { url } = inject('stage');
    const made = await announcement({ title: unique('नवाचार 日本 🎉') });
    const path = paths.announcement(made.documentId);
    const before = imageIn((await page(path)).text).replace(url, '');
    await sizeOf(before);
    await editor.update(ANNOUNCEMENT, made.documentId, { title: unique('<b>&amp; "words" \u0007') });
    await editor.publish(ANNOUNCEMENT, made.documentId);
    const after = imageIn((await page(path)).text).replace(url, '');
    expect(after).not.toBe(before);
    expect((await request(before)).headers.get('location')).toBe(after);
    await sizeOf(after);
    await editor.unpublish(ANNOUNCEMENT, made.documentId);
    expect((await request(after)).status).toBe(404);
    await editor.remove(ANNOUNCEMENT, made.documentId);
  });

  it.each([
    '/og/nothing.png',
    '/og/pages/no-such-page.png',
    '/og/announcements/none.png',
    '/og/jobs/none.png',
    '/og/pages/%252Fhome.png',
  ])('%s is none', async (path) => expect((await request(path)).status).toBe(404));

  it('of an event follows it, and goes when it is hidden', async () => {
    const { url } = inject('stage');
    const made = await event({ title: unique('Lanterns') });
    const path = paths.event(made.documentId);
    const before = imageIn((await page(path)).text).replace(url, '');
    await sizeOf(before);
    await editor.update(EVENT, made.documentId, { location: 'Another hall' });
    const after = imageIn((await page(path)).text).replace(url, '');
    expect(after).not.toBe(before);
    expect((await request(before)).headers.get('location')).toBe(after);
    expect((await mapped()).has(path)).toBe(true);
    await editor.update(EVENT, made.documentId, { isPublished: false });
    expect((await request(after)).status).toBe(404);
    expect((await mapped()).has(path)).toBe(false);
  });

  it('draw no words from the address', async () => {
    const { location } = Object.fromEntries((await request('/og/site.png?title=Anything&v=x')).headers);
    expect(location).toMatch(/^\/og\/site\.png\?v=[\da-z]+$/);
  });
});
