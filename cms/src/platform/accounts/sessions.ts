import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';
import type { Knex } from 'knex';

import { inTransaction } from '../../shared/transaction';
import { pick, selection } from '../tables/selection';
import { statement } from '../tables/statement';
import { tableOf } from '../tables/table';
import { PROFILE, ROLE, SESSION, toAccountRole, USER } from './account';
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

const account = tableOf(USER, 'account');
const profile = tableOf(PROFILE, 'profile');
const session = tableOf(SESSION, 'session');

const SIGNED_IN_COLUMNS = {
  ...pick(account, 'id', 'documentId', 'email'),
  roleId: account.role.or(0),
  role: tableOf(ROLE, 'role').type.to(toAccountRole),
  isVerified: account.confirmed.or(false),
  profileId: profile.id.optional(),
  profileDocumentId: profile.documentId.optional(),
  avatar: profile.avatar,
  name: profile.name.or(''),
};
const SIGNED_IN = selection(SIGNED_IN_COLUMNS);
const FOUND = selection({
  ...SIGNED_IN_COLUMNS,
  ...pick(session, 'remember', 'lastSeenAt'),
  sessionId: session.id,
});

/** Sessions that an account keeps: with one more, the oldest ends (design §4). */
const SESSIONS_MAX = 20;
/** The longest browser name that is kept, in characters. */
const USER_AGENT_CHARS = 200;

const idleEnd = (now: Date, remember: boolean): Date => after(now, remember ? SESSION_S : IDLE_S);

/** Adds what an account is known by to a query of `up_users as account`, and leaves out who is blocked. */
const withOwner = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .innerJoin('up_roles as role', 'role.id', 'account.role_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
    .where((either) => either.whereNull('account.blocked').orWhere('account.blocked', false));

interface NewSession {
  userId: number;
  /** What was typed has been compared with this; a password that has changed since opens nothing. */
  passwordHash?: string;
  remember: boolean;
  userAgent: string;
}

/**
 * Starts a session; the oldest of too many ends.
 * @returns whose it is, and its token, which nothing but the browser's cookie keeps; null for an account that is
 * blocked, or gone, or has another password by now
 */
export async function startSession(
  strapi: Core.Strapi,
  { userId, passwordHash, remember, userAgent }: NewSession,
  now = new Date(),
): Promise<{ user: SignedInUser; token: string } | null> {
  const token = newToken();
  return inTransaction(strapi, async (trx) => {
    // Two sign-ins at once take turns, so that they do not overlook each other.
    const locked = trx('up_users as account')
      .where({ 'account.id': userId, ...(passwordHash !== undefined && { 'account.password': passwordHash }) })
      .forUpdate('account' as never);
    const owner = await SIGNED_IN.first(withOwner(locked));
    if (!owner) return null;
    const [started]: { id: number }[] = await trx('sessions').insert(
      {
        document_id: randomUUID(),
        token_hash: hashToken(token),
        user_id: userId,
        remember,
        expires_at: after(now, SESSION_S),
        idle_expires_at: idleEnd(now, remember),
        last_seen_at: now,
        user_agent: userAgent.slice(0, USER_AGENT_CHARS),
        created_at: now,
        updated_at: now,
      },
      ['id'],
    );
    const kept = trx('sessions').where({ user_id: userId }).orderBy('id', 'desc').limit(SESSIONS_MAX).select('id');
    await trx('sessions').where({ user_id: userId }).whereNotIn('id', kept).delete();
    return { user: { ...owner, sessionId: Number(started?.id) }, token };
  });
}

/** Session, account, role and profile in one look-up, by the unique index of the hash. */
const ofToken = statement<{ tokenHash: string; now: Date }>((database, { tokenHash, now }) =>
  withOwner(
    database('sessions as session')
      .innerJoin('up_users as account', 'account.id', 'session.user_id')
      .where('session.token_hash', tokenHash)
      .where('session.expires_at', '>', now)
      .where('session.idle_expires_at', '>', now),
  ).select(FOUND.columns),
);

/**
 * Who a session belongs to, by one query. Any use moves the idle limit on, written down at most once a minute; the
 * token never changes, so several tabs cannot log each other out.
 * @returns null for a session that is unknown, over, or of a blocked account
 */
export async function findSession(strapi: Core.Strapi, token: string, now = new Date()): Promise<SignedInUser | null> {
  if (!isToken(token)) return null;
  const database = strapi.db.connection;
  const [stored] = await ofToken(database, { tokenHash: hashToken(token), now });
  if (!stored) return null;

  const { remember, lastSeenAt, ...user } = FOUND.read(stored);
  if (now.getTime() - lastSeenAt.getTime() > SEEN_S * 1000) {
    await database('sessions')
      .where({ id: user.sessionId })
      .update({ last_seen_at: now, idle_expires_at: idleEnd(now, remember) });
  }
  return user;
}

/** Which of these sessions are not over, and of accounts that are not blocked. */
export async function openSessions(
  strapi: Core.Strapi,
  ids: readonly number[],
  now = new Date(),
): Promise<ReadonlySet<number>> {
  const open: number[] = await strapi.db
    .connection('sessions as session')
    .innerJoin('up_users as account', 'account.id', 'session.user_id')
    .whereIn('session.id', [...ids])
    .where('session.expires_at', '>', now)
    .where('session.idle_expires_at', '>', now)
    .where((either) => either.whereNull('account.blocked').orWhere('account.blocked', false))
    .pluck('session.id');
  return new Set(open.map(Number));
}

const listeners: ((userIds: readonly number[]) => void)[] = [];

/** Is told, once it is committed, whose sessions have ended before their time. Belongs into `register`. */
export function whenSessionsEnd(told: (userIds: readonly number[]) => void): void {
  listeners.push(told);
}

/** Says that sessions of these accounts have ended, once the transaction around the call is committed. */
export async function tellSessionsEnded(strapi: Core.Strapi, userIds: readonly number[]): Promise<void> {
  const tell = () => listeners.forEach((told) => told(userIds));
  if (!strapi.db.inTransaction()) return tell();
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(tell);
  });
}

/** Ends one session. */
export async function endSession(strapi: Core.Strapi, token: string): Promise<void> {
  const ended: number[] = await strapi.db
    .connection('sessions')
    .where({ token_hash: hashToken(token) })
    .pluck('user_id');
  await strapi.db.query(SESSION).deleteMany({ where: { tokenHash: hashToken(token) } });
  await tellSessionsEnded(strapi, ended);
}

/** Ends every session of these accounts, in the transaction that is open around the call. */
export async function endSessions(strapi: Core.Strapi, userIds: readonly number[]): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({ where: { userId: { $in: userIds } } });
  await tellSessionsEnded(strapi, userIds);
}
