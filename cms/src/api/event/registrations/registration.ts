import type { GivenAnswer, RegistrationState } from 'contracts';

import { NONE } from '../../../platform/states/machine';
import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';

export const REGISTRATIONS_TABLE = 'registrations';

/** How a person stands to an event, as its row holds it: one for each of the two. */
export interface Registration {
  id: number;
  documentId: string;
  eventId: number;
  profileId: number;
  state: RegistrationState;
  /** NewRegistration order among all who came to the event; a new one each time that the person comes anew. */
  place: number;
  /** Until when the offer stands; it outlives a checkout that begins meanwhile. */
  offeredUntil: Date | null;
  heldUntil: Date | null;
  /** What the door asks for; kept when the registration is cancelled, so that the door can say so. */
  ticketCode: string | null;
  /** When the person came in at the door. */
  checkedInAt: Date | null;
  answers: GivenAnswer[];
}

const registration = tableOf('api::event.registration', 'registration');

/** A row of `registrations as registration`. */
export const REGISTRATION: Selection<Registration> = selection({
  ...pick(registration, 'id', 'documentId', 'eventId', 'profileId', 'state', 'place'),
  ...pick(registration, 'offeredUntil', 'heldUntil', 'ticketCode', 'checkedInAt'),
  answers: registration.answers.or([]).to((answers) => answers as GivenAnswer[]),
});

/** What their person is shown of a registration. */
export type ShownRegistration = Pick<
  Registration,
  'state' | 'offeredUntil' | 'heldUntil' | 'ticketCode' | 'checkedInAt'
>;

/** The part of a row of `registrations as registration` that its person is shown. */
export const SHOWN_REGISTRATION: Selection<ShownRegistration> = selection(
  pick(registration, 'state', 'offeredUntil', 'heldUntil', 'ticketCode', 'checkedInAt'),
);

/** Until when a seat that is offered or held waits for its person; null for every other state. */
export function waitsUntil({ state, offeredUntil, heldUntil }: Waiting): Date | null {
  if (state === 'offered') return offeredUntil;
  return state === 'held' ? heldUntil : null;
}
type Waiting = Pick<Registration, 'state' | 'offeredUntil' | 'heldUntil'>;

/** Whether a registration takes one of the event's seats. */
export const takesSeat = ({ state }: Pick<Registration, 'state'>): boolean =>
  state === 'registered' || state === 'offered' || state === 'held';

/** How somebody stands to an event, by their row there. */
export const stateOf = (registration: Pick<Registration, 'state'> | null): RegistrationState | typeof NONE =>
  registration?.state ?? NONE;
