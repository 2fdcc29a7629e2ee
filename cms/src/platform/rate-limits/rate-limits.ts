import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { DAY_S, HOUR_S, MINUTE_S } from '../../shared/seconds';

/** How often something may be done, and in how many seconds. */
const LIMITS = {
  /** Failed logins from one address of the network, whichever accounts they are for. */
  loginByClient: { points: 10, duration: MINUTE_S },
  /** Failed logins to one account from browsers that never signed in to it. */
  loginByAccount: { points: 10, duration: 15 * MINUTE_S },
  /** Failed logins from one browser that once signed in to the account. */
  loginByDevice: { points: 10, duration: 15 * MINUTE_S },
  /** Sign-ins to one account that succeed: nobody needs more, and each costs as much as one that fails. */
  signInByAccount: { points: 60, duration: 15 * MINUTE_S },
  /** Registrations, resends and lost passwords from one address of the network, together. */
  mailByClient: { points: 10, duration: MINUTE_S },
  /** Mails of those to one e-mail address; and again as many for browsers that once signed in there. */
  mailByAddress: { points: 3, duration: HOUR_S },
  /** Messages of the contact form from one address of the network: a few at once, and a few more over an hour. */
  contactByMinute: { points: 5, duration: MINUTE_S },
  contactByHour: { points: 20, duration: HOUR_S },
  /** Pictures that one person uploads, read or not. */
  imageByPerson: { points: 20, duration: HOUR_S },
  /** Résumés that one person uploads, read or not. */
  resumeByPerson: { points: 20, duration: HOUR_S },
  /** Messages that one person writes to members. */
  messageByPerson: { points: 20, duration: DAY_S },
  /** Requests to connect that one person makes, so that declining them stays no work. */
  connectionByPerson: { points: 100, duration: DAY_S },
  /** Payments that one person begins, each of which holds something. */
  paymentByPerson: { points: 200, duration: HOUR_S },
  /** Receipts that one person downloads: each is drawn anew, which nobody else is answered meanwhile. */
  receiptByPerson: { points: 30, duration: MINUTE_S },
  /** Messages of one person to one other. */
  messageByPair: { points: 5, duration: DAY_S },
  /** Lines that one person writes to one other in a conversation, and to all. */
  lineByPair: { points: 30, duration: MINUTE_S },
  lineByPerson: { points: 120, duration: MINUTE_S },
  /** Files that one person sends along, read or not. */
  messageFileByPerson: { points: 30, duration: HOUR_S },
  /** What one person reports of conversations, and how often they search their own. */
  messageReportByPerson: { points: 10, duration: DAY_S },
  messageSearchByPerson: { points: 60, duration: MINUTE_S },
  /** Writes to types that people made from one address of the network, by Strapi's own API. */
  recordByClient: { points: 60, duration: MINUTE_S },
  /** Searches of types that people made that go through many records, from one address of the network. */
  searchByClient: { points: 60, duration: MINUTE_S },
  /** Mails to one member about what other members did, all of them together. What is beyond shows on the site. */
  mailByRecipient: { points: 30, duration: DAY_S },
} as const;
export type LimitName = keyof typeof LIMITS;

const TABLE = 'rate_limits';

let limiters: Record<LimitName, RateLimiterAbstract> | null = null;

/**
 * Starts to count: in memory on SQLite, where one process serves, and in a table on PostgreSQL, so that a second
 * instance is not a second try. While the table cannot be reached, each instance counts for itself.
 */
export async function startRateLimits(strapi: Core.Strapi): Promise<void> {
  const memory = (keyPrefix: LimitName) => new RateLimiterMemory({ keyPrefix, ...LIMITS[keyPrefix] });
  const make = strapi.db.dialect.client === 'postgres' ? await onPostgres(strapi, memory) : memory;
  limiters = {
    loginByClient: make('loginByClient'),
    loginByAccount: make('loginByAccount'),
    loginByDevice: make('loginByDevice'),
    signInByAccount: make('signInByAccount'),
    mailByClient: make('mailByClient'),
    mailByAddress: make('mailByAddress'),
    contactByMinute: make('contactByMinute'),
    contactByHour: make('contactByHour'),
    imageByPerson: make('imageByPerson'),
    resumeByPerson: make('resumeByPerson'),
    messageByPerson: make('messageByPerson'),
    connectionByPerson: make('connectionByPerson'),
    paymentByPerson: make('paymentByPerson'),
    receiptByPerson: make('receiptByPerson'),
    messageByPair: make('messageByPair'),
    lineByPair: make('lineByPair'),
    lineByPerson: make('lineByPerson'),
    messageFileByPerson: make('messageFileByPerson'),
    messageReportByPerson: make('messageReportByPerson'),
    messageSearchByPerson: make('messageSearchByPerson'),
    recordByClient: make('recordByClient'),
    searchByClient: make('searchByClient'),
    mailByRecipient: make('mailByRecipient'),
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

/**
 * Counts one more.
 * @param key whose it is; it may be kept in a table
 * @returns 0 when it is allowed, else the seconds to wait
 */
export async function count(name: LimitName, key: string): Promise<number> {
  try {
    await limiter(name).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** Takes one back that was counted. */
export async function takeBack(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(key);
}

/** Forgets what was counted for a key. */
export async function forget(name: LimitName, key: string): Promise<void> {
  await limiter(name).delete(key);
}
