import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';
import { pick, selection, type Selection } from '../tables/selection';
import { tableOf } from '../tables/table';
import { ACCOUNT_TOKEN } from './account';
import { after, TOKEN_S, type TokenKind } from './durations';
import { hashToken, isToken, newToken } from './token';

/** A link that was mailed. */
export interface MailedToken {
  id: number;
  kind: TokenKind;
  userId: number;
  /** The new address, for a link that changes it. */
  email: string | null;
  /** Null until it did what it is for. */
  usedAt: Date | null;
}

const MAILED_TOKEN: Selection<MailedToken> = selection(
  pick(tableOf(ACCOUNT_TOKEN, 'token'), 'id', 'kind', 'userId', 'email', 'usedAt'),
);

/**
 * Makes the token of a link, which supersedes every older one of its kind. Belongs into a transaction: the account's
 * row is locked, so that of two made at once only the later works.
 * @param email the new address, for a link that changes it
 * @returns the row's documentId, for the key of the mail, and the token, which nothing but the mail keeps
 */
export async function issueToken(
  trx: Database,
  userId: number,
  kind: TokenKind,
  email: string | null = null,
  now = new Date(),
): Promise<{ documentId: string; token: string }> {
  await trx('up_users').where({ id: userId }).select('id').forUpdate();
  await trx('account_tokens').where({ user_id: userId, kind }).delete();
  const token = newToken();
  const documentId = randomUUID();
  await trx('account_tokens').insert({
    document_id: documentId,
    token_hash: hashToken(token),
    kind,
    user_id: userId,
    email,
    expires_at: after(now, TOKEN_S[kind]),
    created_at: now,
    updated_at: now,
  });
  return { documentId, token };
}

/** The link of a token, used or not. @returns null when it is unknown, superseded or over */
export async function findToken(strapi: Core.Strapi, token: string, now = new Date()): Promise<MailedToken | null> {
  if (!isToken(token)) return null;
  return MAILED_TOKEN.first(
    strapi.db
      .connection('account_tokens as token')
      .where('token.token_hash', hashToken(token))
      .where('token.expires_at', '>', now),
  );
}

/** Takes back the links of an account that are of these kinds, but for one. */
export const dropTokens = (trx: Database, userId: number, kinds: readonly TokenKind[], but: number): Promise<number> =>
  trx('account_tokens').where({ user_id: userId }).whereIn('kind', kinds).whereNot({ id: but }).delete();

/** Uses a token up. @returns false when it has been used before, even a moment ago by another request */
export async function useToken(trx: Database, id: number, now = new Date()): Promise<boolean> {
  const used = await trx('account_tokens').where({ id }).whereNull('used_at').update({ used_at: now });
  return used === 1;
}
