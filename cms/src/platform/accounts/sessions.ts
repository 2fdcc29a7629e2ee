import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';

import type { StoredTime } from '../../shared/stored-time';
import { inTransaction } from '../../shared/transaction';
import { SESSION, toAccountRole } from './account';
import { after, IDLE_S, SEEN_S, SESSION_S } from './durations';
import { hashToken, isToken, newToken } from './token';

/** Who a request comes from: `ctx.state.user` of every signed-in request. */
export interface SignedInUser {
  id: number;
  documentId: string;
  /** Of the session that the request came with. */
  sessionId: number;
  /** Null for an account that lost its profile. */
  profileId: number | null;
  /** The profile's id on the wire; null without one. */
  profileDocumentId: string | null;
  /** Name of the profile's pictures, see `uploads`; null without one. */
  avatar: string | null;
  name: string;
  email: string;
  role: AccountRole;
  roleId: number;
  isVerified: boolean;
}

interface SessionRow {
  session_id: number;
  remember: boolean | number;
  last_seen_at: StoredTime;
  id: number;
  document_id: string;
  email: string;
  confirmed: boolean | number | null;
  role_id: number;
  role: string;
  profile_id: number | null;
  profile_document_id: string | null;
  avatar: string | null;
  name: string | null;
}

/** Session, account, role and profile in one look-up, by the unique index of the hash. */
const FIND_SESSION = `
  select session.id as session_id, session.remember, session.last_seen_at,
    account.id, account.document_id, account.email, account.confirmed, account.role_id,
    role.type as role, profile.id as profile_id,
    profile.document_id as profile_document_id, profile.name, profile.avatar
  from sessions as session
  join up_users as account on account.id = session.user_id
  join up_roles as role on role.id = account.role_id
  left join profiles as profile on profile.user_id = account.id
  where session.token_hash = ? and session.expires_at > ? and session.idle_expires_at > ?
    and (account.blocked is null or account.blocked = ?)`;

/** Sessions that an account keeps: with one more, the oldest ends (design §4). */
const SESSIONS_MAX = 20;
/** The longest browser name that is kept, in characters. */
const USER_AGENT_CHARS = 200;

const idleEnd = (now: Date, remember: boolean): Date => after(now, remember ? SESSION_S : IDLE_S);

/** Starts a session; the oldest of too many ends. @returns its token, which nothing but the browser's cookie keeps */
export async function startSession(
  strapi: Core.Strapi,
  { userId, remember, userAgent }: { userId: number; remember: boolean; userAgent: string },
  now = new Date(),
): Promise<string> {
  const token = newToken();
  await inTransaction(strapi, async (trx) => {
    // Two sign-ins at once take turns, so that they do not overlook each other.
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    await strapi.db.query(SESSION).create({
      data: {
        tokenHash: hashToken(token),
        userId,
        remember,
        expiresAt: after(now, SESSION_S),
        idleExpiresAt: idleEnd(now, remember),
        lastSeenAt: now,
        userAgent: userAgent.slice(0, USER_AGENT_CHARS),
      },
    });
    const kept = trx('sessions').where({ user_id: userId }).orderBy('id', 'desc').limit(SESSIONS_MAX).select('id');
    await trx('sessions').where({ user_id: userId }).whereNotIn('id', kept).delete();
  });
  return token;
}

/**
 * Who a session belongs to, by one query. Any use moves the idle limit on, written down at most once a minute; the
 * token never changes, so several tabs cannot log each other out.
 * @returns null for a session that is unknown, over, or of a blocked account
 */
export async function findSession(strapi: Core.Strapi, token: string, now = new Date()): Promise<SignedInUser | null> {
  if (!isToken(token)) return null;
  const database = strapi.db.connection;
  const answer: unknown = await database.raw(FIND_SESSION, [hashToken(token), now, now, false]);
  const row = firstRow(answer);
  if (!row) return null;

  if (now.getTime() - new Date(row.last_seen_at).getTime() > SEEN_S * 1000) {
    await database('sessions')
      .where({ id: row.session_id })
      .update({ last_seen_at: now, idle_expires_at: idleEnd(now, Boolean(row.remember)) });
  }
  return {
    id: row.id,
    documentId: row.document_id,
    sessionId: row.session_id,
    profileId: row.profile_id,
    profileDocumentId: row.profile_document_id,
    avatar: row.avatar,
    name: row.name ?? '',
    email: row.email,
    role: toAccountRole(row.role),
    roleId: row.role_id,
    isVerified: Boolean(row.confirmed),
  };
}

/** SQLite's driver answers the rows, PostgreSQL's an object around them. */
function firstRow(answer: unknown): SessionRow | undefined {
  const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
  return rows[0] as SessionRow | undefined;
}

/** Ends one session. */
export async function endSession(strapi: Core.Strapi, token: string): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({ where: { tokenHash: hashToken(token) } });
}

/** Ends every session of these accounts, in the transaction that is open around the call. */
export async function endSessions(strapi: Core.Strapi, userIds: readonly number[]): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({ where: { userId: { $in: userIds } } });
}
