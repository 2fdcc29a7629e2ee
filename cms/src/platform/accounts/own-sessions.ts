import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE } from 'contracts';

import type { StoredTime } from '../../shared/stored-time';
import type { Database } from '../../shared/transaction';
import { tellSessionsEnded, type SignedInUser } from './sessions';

/** A browser that somebody is signed in with. */
export interface OwnSession {
  id: number;
  documentId: string;
  remember: boolean;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it ends if it is not used again. */
  expiresAt: Date;
}

interface Row {
  id: number;
  document_id: string;
  remember: boolean | number;
  user_agent: string | null;
  created_at: StoredTime;
  last_seen_at: StoredTime;
  expires_at: StoredTime;
  idle_expires_at: StoredTime;
}

/** Sessions of an account that are not over. */
const openSessions = (database: Database, userId: number, now: Date) =>
  database('sessions').where({ user_id: userId }).where('expires_at', '>', now).where('idle_expires_at', '>', now);

/** The browsers in which somebody is signed in, the last used first; the hundred latest of them. */
export async function listOwnSessions(
  strapi: Core.Strapi,
  { id }: Pick<SignedInUser, 'id'>,
  now = new Date(),
): Promise<OwnSession[]> {
  const rows: Row[] = await openSessions(strapi.db.connection, id, now)
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_PAGE_SIZE);
  return rows.map(toOwnSession);
}

/** The session that a request came with; null when it has just ended. */
export async function findOwnSession(
  database: Database,
  { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>,
  now = new Date(),
): Promise<OwnSession | null> {
  const row: Row | undefined = await openSessions(database, id, now).where({ id: sessionId }).first();
  return row ? toOwnSession(row) : null;
}

/**
 * Ends one session of somebody's own.
 * @param documentId the session's
 * @returns its row, or null when the person has no such session
 */
export async function endOwnSession(
  strapi: Core.Strapi,
  { id }: Pick<SignedInUser, 'id'>,
  documentId: string,
): Promise<number | null> {
  const sessions = strapi.db.connection('sessions');
  const row: { id: number } | undefined = await sessions.where({ user_id: id, document_id: documentId }).first('id');
  if (!row) return null;
  const ended: number = await strapi.db.connection('sessions').where({ id: row.id }).delete();
  await tellSessionsEnded(strapi, [id]);
  return ended > 0 ? row.id : null;
}

/** Ends every session of somebody's own but the one that asks for it. */
export async function endOtherSessions(
  strapi: Core.Strapi,
  { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>,
): Promise<void> {
  await strapi.db.connection('sessions').where({ user_id: id }).whereNot({ id: sessionId }).delete();
  await tellSessionsEnded(strapi, [id]);
}

function toOwnSession(row: Row): OwnSession {
  const ends = [new Date(row.expires_at), new Date(row.idle_expires_at)].map((end) => end.getTime());
  return {
    id: row.id,
    documentId: row.document_id,
    remember: Boolean(row.remember),
    userAgent: row.user_agent ?? '',
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.last_seen_at),
    expiresAt: new Date(Math.min(...ends)),
  };
}
