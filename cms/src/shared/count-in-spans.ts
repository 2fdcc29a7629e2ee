import type { Knex } from 'knex';

import type { Database } from './transaction';

/**
 * Counts rows by when they were, in one query.
 * @param rows of one table, narrowed as wanted
 * @param column of the table, a point in time
 * @param edges where the spans begin, and last where the last one ends
 * @returns how many each span has
 */
export async function countInSpans(
  database: Database,
  rows: Knex.QueryBuilder,
  column: string,
  edges: readonly Date[],
): Promise<number[]> {
  const [begin, end] = [edges[0], edges.at(-1)];
  if (!begin || !end) return [];
  const spans = edges.slice(1).map((until, index) => ({ name: `span${index}`, from: edges[index] ?? begin, until }));
  const sums = spans.map(({ name, from, until }) =>
    database.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end) as ??', [column, from, column, until, name]),
  );
  const found = rows.where(column, '>=', begin).where(column, '<', end).select(sums);
  const [counted = {}] = (await found) as Record<string, number | string | null>[];
  return spans.map(({ name }) => Number(counted[name] ?? 0));
}
