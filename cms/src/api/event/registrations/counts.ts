import { REGISTRATION_STATES, type RegistrationCounts, type RegistrationState } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { registrations } from './store';

interface Counted {
  state: RegistrationState;
  count: number | string;
  checkedIn: number | string;
}

/** How many registrations of each kind an event has, by one query. */
export async function countRegistrations(database: Database, eventId: number): Promise<RegistrationCounts> {
  const rows = await registrations(database)
    .where('registration.event_id', eventId)
    .groupBy('registration.state')
    .select({ state: 'registration.state' })
    .count<Counted[]>({ count: '*', checkedIn: 'registration.checked_in_at' });
  const of = (state: RegistrationState) => rows.find((row) => row.state === state);
  const counts = Object.fromEntries(REGISTRATION_STATES.map((state) => [state, Number(of(state)?.count ?? 0)]));
  return {
    ...(counts as Record<RegistrationState, number>),
    checkedIn: Number(of('registered')?.checkedIn ?? 0),
  };
}
