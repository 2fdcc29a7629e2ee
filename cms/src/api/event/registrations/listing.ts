import type { Core } from '@strapi/strapi';
import { type GivenAnswer, type RegistrationState } from 'contracts';

import { everyRow, listWideRows, orderOf, type Direction, type Range } from '../../../platform/tables/list-rows';
import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { searchFor } from '../../../shared/search';
import { registrations } from './store';

/** Orders of a list. NewRegistration tells those apart that are alike. */
const ORDERS = {
  place: ['registration.place'],
  name: ['profile.name', 'registration.place'],
  email: ['account.email', 'registration.place'],
  state: ['registration.state', 'registration.place'],
  checkedInAt: ['registration.checked_in_at', 'registration.place'],
} as const;
export type RegistrationOrder = keyof typeof ORDERS;

/** Which registrations of an event are looked for. */
export interface RegistrationsFilter {
  /** Part of a name or an e-mail address; empty finds all. */
  search?: string | undefined;
  state?: RegistrationState | undefined;
  checkedIn?: boolean | undefined;
  /** Only these. */
  documentIds?: readonly string[] | undefined;
}

/** Somebody's registration, with what an admin may know of the person. */
export interface ListedRegistration {
  documentId: string;
  name: string;
  /** The name of the profile's picture; null for none. */
  avatar: string | null;
  email: string;
  state: RegistrationState;
  /** Order of arrival among all who came to the event. */
  place: number;
  offeredUntil: Date | null;
  heldUntil: Date | null;
  answers: GivenAnswer[];
  createdAt: Date;
  checkedInAt: Date | null;
  door: string | null;
}
/** The same with the person's place in the line, from 1; null for whoever stands in none. */
export type PlacedRegistration = ListedRegistration & { position: number | null };

const profile = tableOf('api::profile.profile', 'profile');
const registration = tableOf('api::event.registration', 'registration');
const COLUMNS = {
  ...pick(
    registration,
    'documentId',
    'state',
    'place',
    'offeredUntil',
    'heldUntil',
    'createdAt',
    'checkedInAt',
    'door',
  ),
  answers: registration.answers.or([]).to((answers) => answers as GivenAnswer[]),
  name: profile.name.or(''),
  avatar: profile.avatar,
  email: tableOf('plugin::users-permissions.user', 'account').email.or(''),
};
const LISTED: Selection<ListedRegistration> = selection(COLUMNS);
/** The same with how many stand in the line up to somebody. */
const PLACED = selection(COLUMNS, { inLine: Number });

interface RegistrationsPage {
  registrations: PlacedRegistration[];
  /** How many the filter finds in all. */
  total: number;
}

/** A page of an event's registrations, by one count and one query. The places are found before the words are read. */
export async function listRegistrations(
  strapi: Core.Strapi,
  eventId: number,
  filter: RegistrationsFilter,
  { by, direction }: { by: RegistrationOrder; direction: Direction },
  range: Range,
): Promise<RegistrationsPage> {
  const database = strapi.db.connection;
  const { rows, total } = await listWideRows(database, PLACED, {
    find: () => find(strapi, eventId, filter),
    order: orderOf(ORDERS[by], direction, ['registration.checked_in_at']),
    range,
    key: 'registration.id',
    all: () => withPeople(strapi).select(positions(strapi)),
  });
  return {
    registrations: rows.map(({ inLine, ...row }) => ({
      ...row,
      position: row.state === 'waitlisted' ? inLine : null,
    })),
    total,
  };
}

/** How many stand in the line up to somebody, counted for those alone who do. */
const positions = (strapi: Core.Strapi) =>
  strapi.db
    .connection('registrations as ahead')
    .whereRaw("registration.state = 'waitlisted' and ahead.event_id = registration.event_id")
    .whereRaw('ahead.state = registration.state and ahead.place <= registration.place')
    .count('*')
    .as('inLine');

/** All of an event's registrations that fit a filter, in batches and in the order of arrival. */
export const everyRegistration = (
  strapi: Core.Strapi,
  eventId: number,
  filter: RegistrationsFilter,
): AsyncGenerator<ListedRegistration[]> =>
  everyRow(LISTED, { find: () => find(strapi, eventId, filter), key: 'registration.place' });

const withPeople = (strapi: Core.Strapi) =>
  registrations(strapi.db.connection)
    .innerJoin('profiles as profile', 'profile.id', 'registration.profile_id')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id');

function find(strapi: Core.Strapi, eventId: number, { search, state, checkedIn, documentIds }: RegistrationsFilter) {
  const found = withPeople(strapi).where('registration.event_id', eventId);
  if (state) void found.where('registration.state', state);
  if (checkedIn === true) void found.whereNotNull('registration.checked_in_at');
  if (checkedIn === false) void found.whereNull('registration.checked_in_at');
  if (documentIds) void found.whereIn('registration.document_id', documentIds);
  const term = searchFor(strapi, search);
  if (term) {
    void found.where((either) => {
      for (const column of ['profile.name', 'account.email']) {
        void either.orWhereRaw(`${column} ${term.like}`, term.bindings);
      }
    });
  }
  return found;
}
