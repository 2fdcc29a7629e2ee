import type { Core } from '@strapi/strapi';

/**
 * Has SQLite look again at tables that have grown tenfold or shrunk since it last did, as it does when it is opened: what
 * it took for a few rows it goes through whole. PostgreSQL does so by itself.
 */
export async function knowSizes(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('pragma optimize');
}
