import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

import type { Column } from '../tables/table';
import type { WordIndex } from '../word-index/word-index';
import type { StoredThing } from './held-things';

/** Reads things as they are stored, with some of their columns and what the index has of them, in the order of ids. */
export async function storedThings(
  strapi: Core.Strapi,
  { listed, alias, entries, key }: WordIndex,
  columns: readonly Column<unknown>[],
  narrow: (things: Knex.QueryBuilder, id: string) => void,
): Promise<StoredThing[]> {
  const id = `${alias}.id`;
  const things = listed(strapi.db.connection).leftJoin(`${entries} as entry`, `entry.${key}`, id).orderBy(id);
  narrow(things, id);
  const rows: (Omit<StoredThing, 'values'> & Record<string, unknown>)[] = await things.select({
    ...{ id, words: 'entry.words', signature: 'entry.signature' },
    ...Object.fromEntries(columns.map(({ sql }, place) => [`value_${place}`, sql])),
  });
  return rows.map((row) => ({ ...row, values: columns.map(({ read }, place) => read(row[`value_${place}`])) }));
}
