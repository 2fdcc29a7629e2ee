import type { ModerationState } from 'contracts';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import type { Moderated } from './moderated';

/** Leaves the rows whose moderation has come so far; those that are pending are the console's queue. */
export const narrowTo = (
  { columns }: Moderated,
  status: ModerationState,
  rows: Knex.QueryBuilder,
  alias: string,
): Knex.QueryBuilder => rows.where(`${alias}.${columns.state}`, status);

/** How many wait for a decision. */
export async function countWaiting(database: Database, moderated: Moderated): Promise<number> {
  const waiting = narrowTo(moderated, 'pending', database(moderated.table), moderated.table);
  const counted: { total: number | string } | undefined = await waiting.count({ total: '*' }).first();
  return Number(counted?.total ?? 0);
}
