import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { count, type LimitName } from './rate-limits';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Counts a call under each of the limits. @throws RateLimitError (429), with Retry-After on the answer */
export async function countOrRefuse(ctx: Context, counted: readonly (readonly [LimitName, string])[]): Promise<void> {
  for (const [name, key] of counted) {
    const seconds = await count(name, key);
    if (seconds > 0) refuseTooMany(ctx, seconds);
  }
}

/** Refuses what comes too often. @param seconds until it may come again @throws RateLimitError (429) */
export function refuseTooMany(ctx: Context, seconds: number): never {
  ctx.set('Retry-After', String(seconds));
  throw new errors.RateLimitError(messages.tooManyAttempts, { retryAfter: seconds });
}

/**
 * The client's address, as the socket or a trusted proxy says it. Of IPv6 the network counts: one client has as many
 * addresses in it as it likes.
 */
export function clientOf(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
