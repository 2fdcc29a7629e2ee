import type { Core } from '@strapi/strapi';
import { CONNECTION_LISTS, type Connection, type Person } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { memberProfiles } from '../member-profiles';
import { PERSON_COLUMNS, presentPeople, type PersonRow } from '../present-person';
import { otherOf, stateFor, type StoredConnection } from './stored-connection';

/** Names the fields that leave the server. */
export function toConnection(connection: StoredConnection, person: Person, readerId: number): Connection {
  const state = stateFor(connection, readerId);
  return {
    _id: connection.documentId,
    list: CONNECTION_LISTS.find((list) => list === state) ?? 'connected',
    person,
    message: connection.message,
    since: connection.since.toISOString(),
  };
}

/** Presents one connection to one of the two. Reads whom it is with, in the transaction of its change. */
export async function presentConnection(
  strapi: Core.Strapi,
  trx: Database,
  connection: StoredConnection,
  readerId: number,
): Promise<Connection> {
  const personId = otherOf(connection, readerId);
  const rows = await memberProfiles(trx).where('profile.id', personId).select<PersonRow[]>(PERSON_COLUMNS);
  const [person] = await presentPeople(strapi, rows, { profileId: readerId }, new Map([[personId, connection]]));
  if (!person) throw new Error('The other of the two is no member.');
  return toConnection(connection, person, readerId);
}
