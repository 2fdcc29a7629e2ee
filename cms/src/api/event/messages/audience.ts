import type { EventAudience, RegistrationState } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { registrations } from '../registrations/store';

const IN_LINE: readonly RegistrationState[] = ['waitlisted', 'offered', 'held'];

/** Which registrations each audience is made of. */
const STATES: Record<EventAudience, readonly RegistrationState[]> = {
  registered: ['registered'],
  waitlisted: IN_LINE,
  everyone: ['registered', ...IN_LINE],
  'checked-in': ['registered'],
  absent: ['registered'],
};

/** The registrations of those whom a message about an event is for, as they stand now; to be filtered further. */
export function audienceOf(database: Database, eventId: number, to: EventAudience) {
  const found = registrations(database)
    .where('registration.event_id', eventId)
    .whereIn('registration.state', [...STATES[to]]);
  if (to === 'checked-in') void found.whereNotNull('registration.checked_in_at');
  if (to === 'absent') void found.whereNull('registration.checked_in_at');
  return found;
}
