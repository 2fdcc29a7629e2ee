import type { Core } from '@strapi/strapi';
import type { Connection, ConnectionList, ConnectionsQuery, Page } from 'contracts';

import { pagedStatement } from '../../../platform/tables/statement';
import { presentPage, toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { memberProfiles } from '../member-profiles';
import { PERSON_COLUMNS, presentPeople, type PersonRow, type Reader } from '../present-person';
import { toConnection } from './presenter';
import { CONNECTION, otherOf } from './stored-connection';

/** A connection beside the other of the two: both tables have columns of one name. */
const BESIDE = CONNECTION.prefixed('connection_');

const page = pagedStatement<{ profileId: number }>({
  find: (database, { profileId }, list) => connectionsOf(database, profileId, list as ConnectionList),
  order: () => [
    { column: 'connection.since', order: 'desc' },
    { column: 'connection.id', order: 'desc' },
  ],
  show: (connections) => connections.select({ ...PERSON_COLUMNS, ...BESIDE.columns }),
});

/**
 * A page of the reader's own connections, of requests one way or the other, or of whom they have blocked, the latest
 * first. Only members are in it: who left, or is blocked from the site, is not.
 */
export async function listConnections(
  strapi: Core.Strapi,
  query: ConnectionsQuery,
  { profileId }: Reader,
): Promise<Page<Connection>> {
  if (profileId === null) return presentPage([], 0, query);
  const { rows, total } = await page(strapi.db.connection, { profileId }, toRange(query), query.list);
  const stored = rows.map(BESIDE.read);
  const known = new Map(stored.map((connection) => [otherOf(connection, profileId), connection]));
  const people = await presentPeople(strapi, rows as PersonRow[], { profileId }, known);
  const connections = people.flatMap((person, index) => {
    const connection = stored[index];
    return connection ? [toConnection(connection, person, profileId)] : [];
  });
  return presentPage(connections, total, query);
}

/** Connections of a person, joined with the profile of the other. The same that `stateFor` says of each, as SQL. */
export function connectionsOf(database: Database, readerId: number, list: ConnectionList) {
  const other = 'case connection.low_id when ? then connection.high_id else connection.low_id end';
  const connections = memberProfiles(database)
    .innerJoin('connections as connection', 'profile.id', database.raw(other, [readerId]))
    .where((either) => either.where('connection.low_id', readerId).orWhere('connection.high_id', readerId));
  const isMine = database.raw(
    'case when connection.low_id = ? then connection.is_blocked_by_low else connection.is_blocked_by_high end = ?',
    [readerId, list === 'blocked'],
  );
  void connections.whereRaw(isMine);
  if (list === 'connected') void connections.where('connection.state', 'connected');
  if (list === 'received') {
    void connections.where('connection.state', 'pending').whereNot('connection.requester_id', readerId);
  }
  if (list === 'sent') {
    void connections.whereIn('connection.state', ['pending', 'blocked']).where('connection.requester_id', readerId);
  }
  return connections;
}
