import { REGISTRATION_STATES, type EventAudience, type RegistrationState } from 'contracts';

import type { FilterChoice } from '../../../components/list/FilterInput';

/** What each state is called, and how its tag looks. */
export const STATE_TAGS = {
  registered: { label: 'Registered', tone: 'good' },
  waitlisted: { label: 'Waitlisted', tone: 'waiting' },
  offered: { label: 'Seat offered', tone: 'waiting' },
  held: { label: 'At checkout', tone: 'waiting' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  expired: { label: 'Offer expired', tone: 'plain' },
} as const satisfies Record<RegistrationState, { label: string; tone: 'good' | 'waiting' | 'plain' }>;

export const stateFilters: readonly FilterChoice[] = [
  { value: '', label: 'All states' },
  ...REGISTRATION_STATES.map((value) => ({ value, label: STATE_TAGS[value].label })),
];

export const doorFilters: readonly FilterChoice[] = [
  { value: '', label: 'Everyone' },
  { value: 'true', label: 'Checked in' },
  { value: 'false', label: 'Not checked in' },
];

/** Whom a message is for, in words. */
export const AUDIENCE_LABELS: Record<EventAudience, string> = {
  registered: 'Registered',
  waitlisted: 'Waiting for a seat',
  everyone: 'Registered or waiting',
  'checked-in': 'Checked in',
  absent: 'Registered, not checked in',
};
