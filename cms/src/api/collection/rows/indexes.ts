import type { Core, Schema } from '@strapi/strapi';

import { recordWrite } from '../../../platform/cache';
import { attributesOf } from '../../../platform/documents/attributes';
import { isLocalized } from '../../../platform/made-types/locales';
import { madeTypes } from '../../../platform/made-types/made-types';
import { rowsOf } from '../../../platform/tables/rows';
import { FIELD_TABLES } from '../../../platform/word-index/field-index';
import { reconcileInSteps } from '../../../platform/word-index/reconcile';
import { signName } from '../../../platform/word-index/sign';
import { tablesOf } from '../../../platform/word-index/word-index';
import { sortedAttributes } from '../console/lists';
import { madeResource } from '../console/made-resource';
import { wordIndexes } from './words';

/** How the names of these indexes begin, by which those are found that nothing asks for any more. */
const PREFIX = 'made_order_';

/**
 * Gives each made type what its lists stand on, in the console and in the portal: an index for every order and filter
 * that they offer, and the words that find its rows. The schema's file stays as the Content-Type Builder wrote it.
 * Strapi drops an index that no schema names whenever it changes the type's table; each start makes it again.
 */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  await ensureOrders(strapi);
  const indexes = [...wordIndexes(strapi).values()];
  const kept = new Set(indexes.flatMap((index) => tablesOf(index)));
  for (const table of await namesIn(strapi, 'table', FIELD_TABLES)) {
    if (!kept.has(table)) await strapi.db.connection.raw('drop table ??', [table]);
  }
  // What was found meanwhile, and is kept, may lack what had no words yet.
  for (const index of indexes) await reconcileInSteps(strapi, index, () => recordWrite(strapi, index.uid));
}

async function ensureOrders(strapi: Core.Strapi): Promise<void> {
  const wanted = new Set<string>();
  for (const type of madeTypes(strapi)) {
    const { tableName } = strapi.db.metadata.get(type.uid);
    for (const columns of await orderedColumns(strapi, type)) {
      for (const condition of conditionsOf(type)) {
        const index = PREFIX + signName([tableName, columns, condition]);
        const named = columns.map(() => '??').join(', ');
        const statement = `create index if not exists ${index} on ?? (${named}) ${condition}`;
        await strapi.db.connection.raw(statement, [tableName, ...columns]);
        wanted.add(index);
      }
    }
  }
  for (const name of await namesIn(strapi, 'index', PREFIX)) {
    if (!wanted.has(name)) await strapi.db.connection.raw('drop index if exists ??', [name]);
  }
}

/**
 * The columns of each index: of every order; and of every choice, which leaves many, in the order that lists open in.
 * Where there are several languages, a list is of one.
 */
async function orderedColumns(strapi: Core.Strapi, type: Schema.ContentType): Promise<string[][]> {
  const attributes = attributesOf(strapi, type.uid);
  const columns = strapi.db.metadata.get(type.uid).attributes as Record<string, { columnName?: string } | undefined>;
  const columnOf = (name: string) => columns[name]?.columnName ?? name;
  const [opening] = (await madeResource(strapi, type)).orders;
  const choices = [...attributes].filter(([, { type: kind }]) => kind === 'enumeration' || kind === 'boolean');
  return [
    ...[...sortedAttributes(attributes), 'createdAt', 'updatedAt'].map((name) => [name]),
    ...(opening ? choices.map(([name]) => [name, opening.field]) : []),
  ].map((names) => [...(isLocalized(type) ? ['locale'] : []), ...names.map(columnOf), 'id']);
}

/** The rows of each index: where there are drafts, the console lists these, and the portal what is published. */
const conditionsOf = ({ options }: Schema.ContentType): string[] =>
  options.draftAndPublish ? ['where published_at is null', 'where published_at is not null'] : [''];

/** The tables or indexes of the database whose names begin so. */
async function namesIn(strapi: Core.Strapi, kind: 'table' | 'index', prefix: string): Promise<string[]> {
  const catalogue =
    strapi.db.dialect.client === 'postgres'
      ? `select ${kind}name as name from pg_${kind === 'table' ? 'tables' : 'indexes'} where schemaname = current_schema()`
      : `select name from sqlite_master where type = '${kind}'`;
  const all = rowsOf<{ name: string }>(await strapi.db.connection.raw(catalogue));
  return all.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}
