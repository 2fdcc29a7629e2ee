import type { Knex } from 'knex';

import { NONE, type Machine, type TargetOf } from './machine';

interface Step<Any extends Machine, Event extends keyof Any['transitions']> {
  /** Where the state is kept. */
  column?: string;
  /** As the row was read, where what else changes depends on it; whichever leads there otherwise. */
  from?: Any['states'][number];
  to: TargetOf<Any, Event>;
}

/**
 * Leads a row to another state, by the one statement that also checks that the event leads there from where the row
 * stands: of however many at once, the first does. A step to `none` claims the row for whoever deletes it then.
 * @param row the row, by whatever finds it
 * @param columns what changes beside the state
 * @returns whether it did; `machine.refuse` says why not
 */
export async function advance<Any extends Machine, Event extends keyof Any['transitions'] & string>(
  row: Knex.QueryBuilder,
  machine: Any,
  event: Event,
  { column = 'state', from, to }: Step<Any, Event>,
  columns: Record<string, unknown>,
): Promise<boolean> {
  const sources = machine.sources(event, to).filter((state) => from === undefined || state === from);
  const state = to === NONE ? {} : { [column]: to };
  const changed: number = await row.whereIn(column, sources).update({ ...state, ...columns });
  return changed === 1;
}
