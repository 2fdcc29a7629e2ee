import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';
import { ACCOUNT_TOKEN } from './account';
import { after, TOKEN_S, type TokenKind } from './durations';
import { hashToken, isToken, newToken } from './token';

/** A link that was mailed. */
export interface MailedToken {
  id: number;
  userId: number;
  /** The new address, for a link that changes it. */
  email: string | null;
  /** Null until it did what it is for. */
  usedAt: Date | null;
}

/**
 * Makes the token of a link, which supersedes every older one of its kind. Belongs into a transaction: the account's
 * row is locked, so that of two made at once only the later works.
 * @param email the new address, for a link that changes it
 * @returns the row's documentId, for the key of the mail, and the token, which nothing but the mail keeps
 */
export async function issueToken(
  strapi: Core.Strapi,
  trx: Database,
  userId: number,
  kind: TokenKind,
  email: string | null = null,
  now = new Date(),
): Promise<{ documentId: string; token: string }> {
  await trx('up_users').where({ id: userId }).select('id').forUpdate();
  const tokens = strapi.db.query(ACCOUNT_TOKEN);
  await tokens.deleteMany({ where: { userId, kind } });
  const token = newToken();
  const data = { tokenHash: hashToken(token), kind, userId, email, expiresAt: after(now, TOKEN_S[kind]) };
  const { documentId } = await tokens.create({ data });
  return { documentId: String(documentId), token };
}

/** The link of a token, used or not. @returns null when it is unknown, superseded, over, or of another kind */
export async function findToken(
  strapi: Core.Strapi,
  kind: TokenKind,
  token: string,
  now = new Date(),
): Promise<MailedToken | null> {
  if (!isToken(token)) return null;
  const where = { tokenHash: hashToken(token), kind, expiresAt: { $gt: now } };
  const row = await strapi.db.query(ACCOUNT_TOKEN).findOne({ where, select: ['id', 'userId', 'email', 'usedAt'] });
  if (!row) return null;
  return {
    id: Number(row.id),
    userId: Number(row.userId),
    email: row.email ? String(row.email) : null,
    usedAt: row.usedAt ? new Date(row.usedAt) : null,
  };
}

/** Uses a token up. @returns false when it has been used before, even a moment ago by another request */
export async function useToken(trx: Database, id: number, now = new Date()): Promise<boolean> {
  const used = await trx('account_tokens').where({ id }).whereNull('used_at').update({ used_at: now });
  return used === 1;
}
