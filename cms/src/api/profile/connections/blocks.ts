import type { Knex } from 'knex';

import type { Database } from '../../../shared/transaction';

/**
 * Blocks between a person and whoever a column names, whichever of the two it was: a part of a query.
 * @param person their profile, or the column of the query that names it
 */
export const blockedWith = (
  database: Database,
  person: number | ReturnType<Database['ref']>,
  column: string,
): Knex.QueryBuilder =>
  database('connections as connection')
    .where((either) =>
      either
        .where((low) => low.where('connection.low_id', person).where('connection.high_id', database.ref(column)))
        .orWhere((high) => high.where('connection.high_id', person).where('connection.low_id', database.ref(column))),
    )
    .whereRaw('(connection.is_blocked_by_low or connection.is_blocked_by_high)')
    .select(database.raw('1'));

/** Whether one of two people has blocked the other. */
export async function areApart(database: Database, one: number, other: number): Promise<boolean> {
  const found: object | undefined = await database('profiles as other')
    .where('other.id', other)
    .whereExists(blockedWith(database, one, 'other.id'))
    .first('other.id');
  return found !== undefined;
}
