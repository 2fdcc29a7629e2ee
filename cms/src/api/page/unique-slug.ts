import type { Core } from '@strapi/strapi';

/** A page has a row for its draft and one once it is published: a slug is unique among each of the two. */
const INDEXES = [
  'CREATE UNIQUE INDEX IF NOT EXISTS pages_draft_slug_unique ON pages (slug) WHERE published_at IS NULL',
  'CREATE UNIQUE INDEX IF NOT EXISTS pages_published_slug_unique ON pages (slug) WHERE published_at IS NOT NULL',
];

/**
 * Makes the slug unique in the database, so that two saves at once cannot take the same one. Strapi's schema knows no
 * partial indexes; those that it did not make it leaves alone.
 */
export async function ensureUniqueSlugs(strapi: Core.Strapi): Promise<void> {
  for (const index of INDEXES) await strapi.db.connection.raw(index);
}
