import {
  api,
  connectionsAnswer,
  personAnswer,
  type Connection,
  type ConnectionList,
  type ConnectionState,
} from 'contracts';

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
