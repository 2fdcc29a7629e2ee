import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, paths, type Connection } from 'contracts';

import { mailingMember } from '../../../platform/accounts/limits';
import { notify } from '../../../platform/notifications';
import { NONE } from '../../../platform/states/machine';
import { inTransaction, type Database } from '../../../shared/transaction';
import { listConnections } from '../connections/listing';
import { connectionMachine, type ConnectionEvent } from '../connections/machine';
import { presentConnection } from '../connections/presenter';
import { changeConnection, insertConnection, lockConnection } from '../connections/store';
import { otherOf, pairOf, standingOf, stateFor, type StoredConnection } from '../connections/stored-connection';
import { suggestPeople } from '../connections/suggestions';
import { memberProfiles } from '../member-profiles';
import type { Reader } from '../present-person';

/** How often a day one person is told that the same other asks to connect. */
const ASKED_A_DAY = 3;

const connectionService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of the reader's own connections, requests or blocks. */
  list: listConnections.bind(null, strapi),

  /** People that the reader may know. */
  suggestions: suggestPeople.bind(null, strapi),

  /**
   * Asks somebody to connect, or accepts where they have asked already.
   * @throws ValidationError to oneself, NotFoundError for nobody, a 409 when there is a request or connection
   */
  async connect(user: Reader, documentId: string, message: string): Promise<Connection> {
    const { readerId, personId } = await findPair(strapi, user, documentId, messages.connectToSelf);
    const store = (mayMail: boolean) =>
      inTransaction(strapi, async (trx) => {
        const pair = pairOf(readerId, personId);
        const asked = await insertConnection(trx, pair, { personId: readerId, standing: 'sent', message });
        const connection =
          asked ?? (await takeStep(trx, 'connect', await lockConnection(trx, pair), readerId, message));
        if (!connection) return connectionMachine.refuse('connect', NONE);
        const what = asked === null && connection.state === 'connected' ? 'accepted' : 'request';
        await notifyOther(strapi, connection, user, { what, mayMail });
        return presentConnection(strapi, trx, connection, readerId);
      });
    return mailingMember(personId, store);
  },

  /** Accepts a request. @throws NotFoundError when nobody asked */
  async accept(user: Reader, documentId: string): Promise<Connection> {
    return inTransaction(strapi, async (trx) => {
      const { connection, readerId } = await takeOwnStep(trx, 'accept', user, documentId);
      // One mail for each request at most, and those are counted.
      await notifyOther(strapi, connection, user, { what: 'accepted', mayMail: true });
      return presentConnection(strapi, trx, connection, readerId);
    });
  },

  /** Declines a request; whoever asked is not told, and may ask again. @throws NotFoundError when nobody asked */
  async decline(user: Reader, documentId: string): Promise<void> {
    await inTransaction(strapi, (trx) => takeOwnStep(trx, 'decline', user, documentId));
  },

  /**
   * Withdraws a request, ends a connection or a block, by what it is.
   * @returns the sentence about it
   * @throws NotFoundError when there is nothing of the kind
   */
  async remove(user: Reader, documentId: string): Promise<string> {
    return inTransaction(strapi, async (trx) => {
      const { before, readerId } = await takeOwnStep(trx, 'remove', user, documentId);
      return SENTENCES[stateFor(before, readerId)];
    });
  },

  /**
   * Blocks somebody, who is not told: they see no connection, and what they ask stays asked in their eyes alone.
   * @throws ValidationError for oneself, NotFoundError for nobody
   */
  async block(user: Reader, documentId: string): Promise<Connection> {
    const { readerId, personId } = await findPair(strapi, user, documentId, messages.blockSelf);
    return inTransaction(strapi, async (trx) => {
      const pair = pairOf(readerId, personId);
      const made = await insertConnection(trx, pair, { personId: readerId, standing: 'blocking' });
      const connection = made ?? (await takeStep(trx, 'block', await lockConnection(trx, pair), readerId));
      if (!connection) throw new errors.NotFoundError(messages.personNotFound);
      return presentConnection(strapi, trx, connection, readerId);
    });
  },
});

export default connectionService;

/** What is said about a connection that was removed, by what it was. */
const SENTENCES: Record<ReturnType<typeof stateFor>, string> = {
  sent: messages.connectionWithdrawn,
  received: messages.connectionDeclined,
  connected: messages.connectionRemoved,
  blocked: messages.personUnblocked,
  none: messages.connectionNotFound,
};

/** The profiles of the reader and of somebody else. @throws ValidationError, NotFoundError */
async function findPair(strapi: Core.Strapi, { profileId }: Reader, documentId: string, toSelf: string) {
  const person: { id: number } | undefined = await memberProfiles(strapi.db.connection)
    .where('profile.document_id', documentId)
    .first('profile.id');
  if (!person || profileId === null) throw new errors.NotFoundError(messages.personNotFound);
  if (person.id === profileId) throw new errors.ValidationError(toSelf);
  return { readerId: profileId, personId: person.id };
}

/**
 * Takes a step of one of the two.
 * @param connection locked; null where there is none
 * @param message of whoever asks thereby
 * @returns what it is then; null where there is none @throws a 404 or 409 where the step leads nowhere
 */
async function takeStep(
  trx: Database,
  event: ConnectionEvent,
  connection: StoredConnection | null,
  personId: number,
  message?: string,
): Promise<StoredConnection | null> {
  if (!connection) return null;
  const before = standingOf(connection, personId);
  if (!connectionMachine.check(event, before)) return connection;
  const [standing = before] = connectionMachine.targets(event, before);
  return changeConnection(trx, connection, { personId, standing, message });
}

/** Takes a step in a connection of one's own. @returns it as it was and as it is @throws NotFoundError */
async function takeOwnStep(trx: Database, event: ConnectionEvent, { profileId }: Reader, documentId: string) {
  const before = await lockConnection(trx, { documentId });
  if (before === null || profileId === null || (before.lowId !== profileId && before.highId !== profileId)) {
    return connectionMachine.refuse(event, NONE);
  }
  const connection = (await takeStep(trx, event, before, profileId)) ?? before;
  return { before, connection, readerId: profileId };
}

/** Tells the other, unless the reader is blocked, which nobody is told. */
async function notifyOther(
  strapi: Core.Strapi,
  connection: StoredConnection,
  user: Reader,
  { what, mayMail }: { what: 'request' | 'accepted'; mayMail: boolean },
): Promise<void> {
  const actorId = user.profileId;
  if (connection.state === 'blocked' || actorId === null) return;
  const recipientId = otherOf(connection, actorId);
  for (const key of keysOf(what, connection, { actorId, recipientId })) {
    const isNew = await notify(strapi, {
      kind: `connection-${what}`,
      recipientId,
      actorId,
      mayMail,
      key,
      data: what === 'request' ? { message: connection.message } : {},
      href: paths.networking(what === 'request' ? 'received' : 'connected'),
    });
    if (isNew) return;
  }
}

/**
 * Under which keys the other may be told, the first that is free. To ask, withdraw and ask again is told a few times a
 * day and no more, which the unique key keeps.
 */
function keysOf(
  what: 'request' | 'accepted',
  { documentId }: StoredConnection,
  { actorId, recipientId }: { actorId: number; recipientId: number },
): string[] {
  if (what === 'accepted') return [`connection-accepted:${documentId}`];
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: ASKED_A_DAY }, (_, index) =>
    ['connection-request', `${actorId}-${recipientId}`, today, index + 1].join(':'),
  );
}
