import type { Core, Schema } from '@strapi/strapi';

import { attributesOf } from '../../../platform/documents/attributes';
import { madeTypes } from '../../../platform/made-types/made-types';
import { reconcileIndex } from '../../../platform/word-index/reconcile';
import { sign } from '../../../platform/word-index/sign';
import { sortedAttributes } from './lists';
import { madeResource } from './made-resource';
import { wordIndexes } from './word-indexes';

/** How the names of these indexes begin, by which those are found that nothing asks for any more. */
const PREFIX = 'made_order_';

/**
 * Gives each made type what its lists stand on: an index for every order and filter that they offer, and the words that
 * find its rows. Strapi drops an index that no schema names whenever it changes the type's table; each start makes it
 * again.
 */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const wanted = new Set<string>();
  for (const type of madeTypes(strapi)) {
    const { tableName } = strapi.db.metadata.get(type.uid);
    for (const columns of await orderedColumns(strapi, type)) {
      const index = `${PREFIX}${sign([tableName, columns]).replace(/\W/g, '_').toLowerCase()}`;
      const named = columns.map(() => '??').join(', ');
      await strapi.db.connection.raw(`create index if not exists ${index} on ?? (${named})`, [tableName, ...columns]);
      wanted.add(index);
    }
  }
  for (const name of await existing(strapi)) {
    if (!wanted.has(name)) await strapi.db.connection.raw('drop index if exists ??', [name]);
  }
  for (const index of wordIndexes(strapi).values()) await reconcileIndex(strapi, index);
}

/** The columns of each index: of every order; and of every choice, which leaves many, in the order that lists open in. */
async function orderedColumns(strapi: Core.Strapi, type: Schema.ContentType): Promise<string[][]> {
  const attributes = attributesOf(strapi, type.uid);
  const columns = strapi.db.metadata.get(type.uid).attributes as Record<string, { columnName?: string } | undefined>;
  const columnOf = (name: string) => columns[name]?.columnName ?? name;
  const [opening] = (await madeResource(strapi, type)).orders;
  const choices = [...attributes].filter(([, { type: kind }]) => kind === 'enumeration' || kind === 'boolean');
  return [
    ...[...sortedAttributes(attributes), 'createdAt', 'updatedAt'].map((name) => [name]),
    ...(opening ? choices.map(([name]) => [name, opening.field]) : []),
  ].map((names) => [...(type.options.draftAndPublish ? ['published_at'] : []), ...names.map(columnOf), 'id']);
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
