import { documentOf, element } from '../../platform/feeds/xml';
import { lists, type Listed, type Source } from './sources';

/** Addresses that one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const PART = /^([a-z]+(?:\.[a-z\d-]+?)?)(?:-(\d{1,4}))?$/;
/** The pages that are no documents, as a part of a large site's map. */
const LISTS = 'lists';

/**
 * The site's map: all of it in one file, or the list of its parts once that would be too long.
 * @param origin scheme and host of the site
 */
export async function sitemap(origin: string, sources: readonly Source[], max = MAX_ADDRESSES): Promise<string> {
  const counts = await Promise.all(sources.map((source) => source.count()));
  const total = counts.reduce((sum, count) => sum + count, lists.length);
  if (total <= max) return write(origin, [lists, ...sources.map((source) => source.read(0, max))]);

  const parts = sources.flatMap(({ name }, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / max) }, (_, part) => `${name}-${part + 1}`),
  );
  return documentOf(
    element(
      'sitemapindex',
      NAMESPACE,
      [LISTS, ...parts].map((part) => element('sitemap', {}, [element('loc', {}, [`${origin}/sitemaps/${part}.xml`])])),
    ),
  );
}

/**
 * One part of a large site's map.
 * @param part what stands between `/sitemaps/` and `.xml`, such as `announcements-2`
 * @returns null for a part that there is not
 */
export async function sitemapPart(
  origin: string,
  sources: readonly Source[],
  part: string,
  max = MAX_ADDRESSES,
): Promise<string | null> {
  const [, name, number] = PART.exec(part) ?? [];
  if (name === LISTS && number === undefined) return write(origin, [lists]);
  const source = sources.find((known) => known.name === name);
  const start = (Number(number ?? 0) - 1) * max;
  if (!source || start < 0 || start >= (await source.count())) return null;
  return write(origin, [source.read(start, max)]);
}

async function write(origin: string, groups: readonly (AsyncIterable<Listed> | Iterable<Listed>)[]): Promise<string> {
  const urls = [];
  for (const group of groups) {
    for await (const { path, changed } of group) {
      const lastmod = changed ? [element('lastmod', {}, [changed.toISOString()])] : [];
      urls.push(element('url', {}, [element('loc', {}, [origin + path]), ...lastmod]));
    }
  }
  return documentOf(element('urlset', NAMESPACE, urls));
}
