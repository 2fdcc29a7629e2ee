import { expect, it } from 'vitest';

import { sitemap, sitemapPart } from './sitemap';
import { lists, type Source } from './sources';

const ORIGIN = 'https://society.example';
const MAX = 5;

/** A source of so many pages, which remembers how it was read. */
function sourceOf(name: string, count: number): Source & { reads: [start: number, limit: number][] } {
  const reads: [number, number][] = [];
  return {
    name,
    reads,
    count: () => Promise.resolve(count),
    async *read(start, limit) {
      reads.push([start, limit]);
      for (let index = start; index < Math.min(start + limit, count); index += 1) {
        yield await Promise.resolve({ path: `/${name}/${index}`, changed: new Date(0) });
      }
    },
  };
}

const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

it('is one file while everything fits', async () => {
  const xml = await sitemap(ORIGIN, [sourceOf('pages', 2), sourceOf('news', 1)], lists.length + 3);
  expect(xml).toContain('<urlset');
  expect(locations(xml)).toEqual(
    [...lists.map(({ path }) => path), '/pages/0', '/pages/1', '/news/0'].map((path) => ORIGIN + path),
  );
  expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
});

it('is the list of its parts when it would be too long, and reads none of them for it', async () => {
  const pages = sourceOf('pages', 2);
  const news = sourceOf('news', 11);
  const xml = await sitemap(ORIGIN, [pages, news], MAX);
  expect(xml).toContain('<sitemapindex');
  expect(locations(xml)).toEqual(
    ['lists', 'pages-1', 'news-1', 'news-2', 'news-3'].map((part) => `${ORIGIN}/sitemaps/${part}.xml`),
  );
  expect([...pages.reads, ...news.reads]).toEqual([]);
});

it('has each page in one part', async () => {
  const sources = [sourceOf('pages', 2), sourceOf('news', 11)];
  const parts = await Promise.all(
    ['lists', 'pages-1', 'news-1', 'news-2', 'news-3'].map((part) => sitemapPart(ORIGIN, sources, part, MAX)),
  );
  const all = parts.flatMap(locations);
  expect(all).toHaveLength(lists.length + 13);
  expect(new Set(all).size).toBe(all.length);
  expect(parts.every((part) => locations(part).length <= MAX)).toBe(true);
});

it.each(['news-4', 'news-0', 'news', 'users-1', 'lists-1', '../x'])('has no part %s', async (part) => {
  expect(await sitemapPart(ORIGIN, [sourceOf('news', 11)], part, MAX)).toBeNull();
});
