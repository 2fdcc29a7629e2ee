import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE, type GivenAnswer, type RegistrationState } from 'contracts';

import { searchFor } from '../../../shared/search';
import { toDate, type StoredTime } from '../../../shared/stored-time';
import { readAnswers } from './registration';
import { registrations } from './store';

/** Orders of a list. Arrival tells those apart that are alike. */
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

const COLUMNS = {
  documentId: 'registration.document_id',
  name: 'profile.name',
  email: 'account.email',
  state: 'registration.state',
  place: 'registration.place',
  offeredUntil: 'registration.offered_until',
  heldUntil: 'registration.held_until',
  answers: 'registration.answers',
  createdAt: 'registration.created_at',
  checkedInAt: 'registration.checked_in_at',
  door: 'registration.door',
} as const;

type Row = Pick<ListedRegistration, 'documentId' | 'state' | 'place' | 'door'> & {
  name: string | null;
  email: string | null;
  offeredUntil: StoredTime | null;
  heldUntil: StoredTime | null;
  answers: GivenAnswer[] | string | null;
  createdAt: StoredTime;
  checkedInAt: StoredTime | null;
};

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
  { by, direction }: { by: RegistrationOrder; direction: 'asc' | 'desc' },
  [from, to]: readonly [from: number, to: number],
): Promise<RegistrationsPage> {
  const order = ORDERS[by].map((column) => orderOf(column, direction)).join(', ');
  const places = find(strapi, eventId, filter)
    .select('registration.id')
    .orderByRaw(order)
    .offset(from)
    .limit(Math.min(to - from + 1, MAX_PAGE_SIZE));
  const [rows, counted] = await Promise.all([
    withPeople(strapi)
      .whereIn('registration.id', strapi.db.connection.select('id').from(places.as('place')))
      .orderByRaw(order)
      .select(COLUMNS)
      .select<(Row & { position: number | string })[]>(positions(strapi)),
    find(strapi, eventId, filter).count<[{ total: number | string }]>({ total: '*' }).first(),
  ]);
  return {
    registrations: rows.map(({ position, ...row }) => ({
      ...toListed(row),
      position: row.state === 'waitlisted' ? Number(position) : null,
    })),
    total: Number(counted?.total ?? 0),
  };
}

/** How many stand in the line up to somebody, counted for those alone who do. */
const positions = (strapi: Core.Strapi) =>
  strapi.db
    .connection('registrations as ahead')
    .whereRaw("registration.state = 'waitlisted' and ahead.event_id = registration.event_id")
    .whereRaw('ahead.state = registration.state and ahead.place <= registration.place')
    .count('*')
    .as('position');

/** All of an event's registrations that fit a filter, in the order of arrival; so many at a time are in memory. */
export async function* everyRegistration(
  strapi: Core.Strapi,
  eventId: number,
  filter: RegistrationsFilter,
  batch: number,
): AsyncGenerator<ListedRegistration[]> {
  let last = 0;
  for (;;) {
    const rows = await find(strapi, eventId, filter)
      .where('registration.place', '>', last)
      .orderBy('registration.place')
      .limit(batch)
      .select<Row[]>(COLUMNS);
    if (rows.length > 0) yield rows.map(toListed);
    if (rows.length < batch) return;
    last = rows.at(-1)?.place ?? last;
  }
}

/** What was never let in comes first; databases differ in where they put it. */
function orderOf(column: string, direction: 'asc' | 'desc'): string {
  const nulls = direction === 'asc' ? 'nulls first' : 'nulls last';
  return column === 'registration.checked_in_at' ? `${column} ${direction} ${nulls}` : `${column} ${direction}`;
}

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

const toListed = (row: Row): ListedRegistration => ({
  ...row,
  name: row.name ?? '',
  email: row.email ?? '',
  offeredUntil: toDate(row.offeredUntil),
  heldUntil: toDate(row.heldUntil),
  answers: readAnswers(row.answers),
  createdAt: new Date(row.createdAt),
  checkedInAt: toDate(row.checkedInAt),
});
