import { countInSpans } from '../../../shared/count-in-spans';
import type { Database } from '../../../shared/transaction';
import { registrations } from './store';

/** How many registered, and how many were let in, in each span. @param edges as of `countInSpans` */
export async function countRegistrationsIn(
  database: Database,
  edges: readonly Date[],
): Promise<{ registrations: number[]; checkIns: number[] }> {
  return {
    registrations: await countInSpans(database, registrations(database), 'registration.created_at', edges),
    checkIns: await countInSpans(database, registrations(database), 'registration.checked_in_at', edges),
  };
}
