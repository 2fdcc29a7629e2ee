import {
  api,
  connectionsAnswer,
  personAnswer,
  type Connection,
  type ConnectionList,
  type ConnectionState,
} from 'contracts';

import type { ConnectionEvent } from '../../src/api/profile/connections/machine';
import type { BrowserAnswer } from '../helpers/browser';
import { bodyOf } from '../helpers/expectations';
import type { Member } from '../helpers/members';

/** One of a member's own lists. */
export async function listOf(reader: Member, list: ConnectionList): Promise<Connection[]> {
  return bodyOf(await reader.browser.send(api.connections({ list })), connectionsAnswer).data;
}

/** How somebody stands to another, as the other's page says it. */
export async function connectionTo(reader: Member, other: Member): Promise<ConnectionState> {
  return bodyOf(await reader.browser.send(api.person(other.profileId)), personAnswer).data.connection;
}

/** Causes an event between two. @param id the row's on the wire; that of none when left out */
export const send = (
  event: ConnectionEvent,
  { browser }: Member,
  other: Member,
  id = 'no-such-record',
): Promise<BrowserAnswer> =>
  ({
    connect: () => browser.post(api.connect(other.profileId), {}),
    block: () => browser.post(api.block(other.profileId)),
    accept: () => browser.send(api.acceptConnection(id), { method: 'PUT' }),
    decline: () => browser.send(api.declineConnection(id), { method: 'PUT' }),
    remove: () => browser.send(api.connection(id), { method: 'DELETE' }),
  })[event]();
