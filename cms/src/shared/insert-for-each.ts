import type { Knex } from 'knex';

import type { Database } from './transaction';

/**
 * Makes a row for each one that a query finds, by one statement, however many they are.
 * @param columns of the new rows: the same value in all of them, or `trx.raw(…)` for one of the row that was found
 */
export async function insertForEach(
  trx: Database,
  table: string,
  found: Knex.QueryBuilder,
  columns: Readonly<Record<string, Date | string | number | Knex.Raw | null>>,
): Promise<void> {
  const names = Object.keys(columns);
  const values = Object.values(columns).map((value) =>
    value !== null && typeof value === 'object' && 'toSQL' in value ? value : trx.raw('?', [value]),
  );
  const target = trx.raw(`?? (${names.map(() => '??').join(', ')})`, [table, ...names]);
  await trx(target).insert(found.select(values));
}
