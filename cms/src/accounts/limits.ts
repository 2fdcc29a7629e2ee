import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { knownDevice, type Context } from './cookies';
import { HOUR_S, MINUTE_S } from './durations';

/** How often something may be done, and in how many seconds. */
const LIMITS = {
  /** Failed logins from one address of the network, whichever accounts they are for. */
  loginByClient: { points: 10, duration: MINUTE_S },
  /** Failed logins to one account from browsers that never signed in to it. */
  loginByAccount: { points: 10, duration: 15 * MINUTE_S },
  /** Failed logins from one browser that once signed in to the account. */
  loginByDevice: { points: 10, duration: 15 * MINUTE_S },
  /** Registrations, resends and lost passwords from one address of the network, together. */
  mailByClient: { points: 10, duration: MINUTE_S },
  /** Mails of those to one e-mail address; and again as many for browsers that once signed in there. */
  mailByAddress: { points: 3, duration: HOUR_S },
} as const;
type LimitName = keyof typeof LIMITS;

const TABLE = 'rate_limits';

let limiters: Record<LimitName, RateLimiterAbstract> | null = null;

/**
 * Starts to count: in memory on SQLite, where one process serves, and in a table on PostgreSQL, so that a second
 * instance is not a second try. While the table cannot be reached, each instance counts for itself.
 */
export async function startLimits(strapi: Core.Strapi): Promise<void> {
  const memory = (keyPrefix: LimitName) => new RateLimiterMemory({ keyPrefix, ...LIMITS[keyPrefix] });
  const make = strapi.db.dialect.client === 'postgres' ? await onPostgres(strapi, memory) : memory;
  limiters = {
    loginByClient: make('loginByClient'),
    loginByAccount: make('loginByAccount'),
    loginByDevice: make('loginByDevice'),
    mailByClient: make('mailByClient'),
    mailByAddress: make('mailByAddress'),
  };
}

async function onPostgres(strapi: Core.Strapi, memory: (name: LimitName) => RateLimiterMemory) {
  const options = (keyPrefix: LimitName) => ({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: TABLE,
    keyPrefix,
    ...LIMITS[keyPrefix],
  });
  await new Promise<void>((resolve, reject) => {
    new RateLimiterPostgres(options('loginByClient'), (error?: Error) => (error ? reject(error) : resolve()));
  });
  return (name: LimitName) =>
    new RateLimiterPostgres({ ...options(name), tableCreated: true, insuranceLimiter: memory(name) });
}

function limiter(name: LimitName): RateLimiterAbstract {
  if (!limiters) throw new Error('The limits have not been started.');
  return limiters[name];
}

/** @returns 0 when one more is allowed, else the seconds to wait */
async function count(name: LimitName, key: string): Promise<number> {
  try {
    await limiter(name).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** @throws RateLimitError, with Retry-After on the answer */
function refuse(ctx: Context, seconds: number): never {
  ctx.set('Retry-After', String(seconds));
  throw new errors.RateLimitError(messages.tooManyAttempts, { retryAfter: seconds });
}

/**
 * Counts an attempt to log in before the password is looked at, so that a hundred at once are no hundred tries.
 * @returns what takes the attempt back when it was none at guessing
 * @throws RateLimitError (429)
 */
export async function countLogin(ctx: Context, email: string): Promise<() => Promise<void>> {
  const device = knownDevice(ctx, email);
  const counted: [LimitName, string][] =
    device === null
      ? [
          ['loginByClient', clientOf(ctx)],
          ['loginByAccount', fingerprint(email)],
        ]
      : [['loginByDevice', device]];
  for (const [name, key] of counted) {
    const seconds = await count(name, key);
    if (seconds > 0) refuse(ctx, seconds);
  }
  return async () => {
    for (const [name, key] of counted) await limiter(name).reward(key);
  };
}

/** Counts a call that may send a mail. @throws RateLimitError (429) */
export async function countMailRequest(ctx: Context): Promise<void> {
  const seconds = await count('mailByClient', clientOf(ctx));
  if (seconds > 0) refuse(ctx, seconds);
}

/** Whether one more mail may go to an address. Its owner's browsers are counted apart from everyone else's. */
export async function mayMail(ctx: Context, email: string): Promise<boolean> {
  return (await count('mailByAddress', knownDevice(ctx, email) ?? fingerprint(email))) === 0;
}

/**
 * The client's address, as the socket or a trusted proxy says it. Of IPv6 the network counts: one client has as many
 * addresses in it as it likes.
 */
function clientOf(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Stands for an address in a key, which may be kept in a table. */
function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
