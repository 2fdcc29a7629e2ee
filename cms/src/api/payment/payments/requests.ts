import { createHash, randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, PAYMENT_KEY_MAX_CHARS } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { DAY_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';

const REQUESTS_TABLE = 'payment_requests';
/** How long a key is remembered, in days. */
const KEPT_DAYS = 30;
const KEY = new RegExp(String.raw`^[\w-]{8,${PAYMENT_KEY_MAX_CHARS}}$`);

/** Reads the header of a request that may be sent again. @returns null without one @throws ValidationError */
export function readKey(header: unknown): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new errors.ValidationError(messages.paymentKeyInvalid);
}

/** What stands for a request's contents. */
export const fingerprintOf = (contents: unknown): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

interface Request {
  memberId: number;
  /** Null where the caller named none: it is done each time then. */
  key: string | null;
  fingerprint: string;
}

/**
 * Does a request once, however often it is sent: of several at once, the others wait for the first.
 * @param work returns the payment that it made, as it is known outside
 * @throws a 409 for a key that came with other contents before
 */
export async function once(
  trx: Database,
  { memberId, key, fingerprint }: Request,
  now: Date,
  work: () => Promise<string>,
): Promise<string> {
  if (key === null) return work();
  const request = { member_id: memberId, key };
  const inserted: unknown[] = await trx(REQUESTS_TABLE)
    .insert({ ...request, document_id: randomUUID(), fingerprint, created_at: now, updated_at: now })
    .onConflict(['member_id', 'key'])
    .ignore()
    .returning('id');
  if (inserted.length === 0) {
    const former: { fingerprint: string; payment_id: string } | undefined = await trx(REQUESTS_TABLE)
      .where(request)
      .first('fingerprint', 'payment_id');
    if (former?.fingerprint !== fingerprint) throw conflict(messages.paymentKeyTaken);
    return former.payment_id;
  }
  const paymentId = await work();
  await trx(REQUESTS_TABLE).where(request).update({ payment_id: paymentId });
  return paymentId;
}

/** Forgets keys that nobody sends again. */
export async function sweepRequests(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_S * 1000);
  await strapi.db.connection(REQUESTS_TABLE).where('created_at', '<', before).delete();
}
