import type { Core } from '@strapi/strapi';

import { features } from '../../features';
import type { Listing } from '../../platform/features/listing';

/** A page that search engines should know. */
export interface Listed {
  path: string;
  /** When it was last changed; absent where that cannot be said. */
  changed?: Date;
}

/** Documents that have a page of their own each. */
export interface Source {
  /** Part of the address of its sitemaps. */
  name: string;
  /** How many there are. */
  count: () => Promise<number>;
  /** Some of them, in an order that lasts. Read in portions, so that no table is ever in memory as a whole. */
  read: (start: number, limit: number) => AsyncGenerator<Listed>;
}

/** Rows that one query reads. */
const PORTION = 1000;

/** Public pages that are no documents. */
export const lists: readonly Listed[] = features.flatMap(({ listPages = [] }) => listPages.map((path) => ({ path })));

/** Everything that is published and has a page. */
export async function sourcesOf(strapi: Core.Strapi): Promise<Source[]> {
  const known = features.flatMap(({ sitemap = [] }) => sitemap);
  const now = await Promise.all(features.flatMap(({ pagesNow }) => (pagesNow ? [pagesNow(strapi)] : [])));
  return [
    ...known.map((listing) => sourceOf(strapi, listing)),
    sourceOfPaths(now.flatMap(({ lists: paths }) => paths)),
    ...now.flatMap(({ documents }) => documents).map((listing) => sourceOf(strapi, listing)),
  ];
}

/** Pages that are no documents, and known at run time alone. */
const sourceOfPaths = (paths: readonly string[]): Source => ({
  name: 'more',
  count: () => Promise.resolve(paths.length),
  // eslint-disable-next-line @typescript-eslint/require-await -- others have to be waited for
  async *read(start, limit) {
    for (const path of paths.slice(start, start + limit)) yield { path };
  },
});

function sourceOf(strapi: Core.Strapi, { name, uid, published, fields, pathOf }: Listing): Source {
  const query = strapi.db.query(uid);
  return {
    name,
    count: () => query.count({ where: published }),
    async *read(start, limit) {
      let after = 0;
      for (let read = 0; read < limit;) {
        const rows: Record<string, unknown>[] = await query.findMany({
          select: ['id', 'updatedAt', ...fields],
          where: { ...published, id: { $gt: after } },
          orderBy: { id: 'asc' },
          offset: read === 0 ? start : 0,
          limit: Math.min(PORTION, limit - read),
        });
        for (const row of rows) yield { path: pathOf(row), changed: new Date(String(row['updatedAt'])) };
        const last = rows.at(-1);
        if (!last) return;
        read += rows.length;
        after = Number(last['id']);
      }
    },
  };
}
