import type { Core } from '@strapi/strapi';

import { attributesOf } from '../../../platform/documents/attributes';
import { madeTypes } from '../../../platform/made-types/made-types';
import { reconcileIndex } from '../../../platform/word-index/reconcile';
import { sign } from '../../../platform/word-index/sign';
import { sortedAttributes } from './lists';
import { wordIndexes } from './word-indexes';

/** How the names of these indexes begin, by which those are found that nothing asks for any more. */
const PREFIX = 'made_order_';

/**
 * Gives each made type what its lists stand on: an index for every order and filter that they offer, and the words that
 * find its rows. Strapi drops an index that no schema names whenever it changes the type's table; each start makes it
 * again.
 */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const wanted = new Map<string, string>();
  for (const { uid, options } of madeTypes(strapi)) {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    const columns = attributes as Record<string, { columnName?: string } | undefined>;
    for (const name of [...sortedAttributes(attributesOf(strapi, uid)), 'createdAt', 'updatedAt']) {
      const column = columns[name]?.columnName ?? name;
      const parts = [...(options?.draftAndPublish === true ? ['published_at'] : []), column, 'id'];
      const index = `${PREFIX}${sign([tableName, parts]).replace(/\W/g, '_').toLowerCase()}`;
      wanted.set(index, `create index if not exists ${index} on ?? (${parts.map(() => '??').join(', ')})`);
      await strapi.db.connection.raw(wanted.get(index) ?? '', [tableName, ...parts]);
    }
  }
  for (const name of await existing(strapi)) {
    if (!wanted.has(name)) await strapi.db.connection.raw('drop index if exists ??', [name]);
  }
  for (const index of wordIndexes(strapi).values()) await reconcileIndex(strapi, index);
}

async function existing(strapi: Core.Strapi): Promise<string[]> {
  const database = strapi.db.connection;
  return strapi.db.dialect.client === 'postgres'
    ? database('pg_indexes')
        .where('indexname', 'like', `${PREFIX}%`)
        .whereRaw('schemaname = current_schema()')
        .pluck('indexname')
    : database('sqlite_master').where({ type: 'index' }).where('name', 'like', `${PREFIX}%`).pluck('name');
}
