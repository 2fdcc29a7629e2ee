import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { RegistrationState } from 'contracts';
import type { Knex } from 'knex';

import { insertForEach } from '../../../shared/insert-for-each';
import { MINUTE_S } from '../../../shared/seconds';
import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction, type Database } from '../../../shared/transaction';
import { REGISTRATIONS_TABLE } from './registration';

/** How long nobody is told of a change, so that several make one and a slip can be undone, in milliseconds. */
export const GRACE_MS = 10 * MINUTE_S * 1000;

/** Who counts on an event. */
export const CONCERNED: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

/** What a row of those who are to be told later is beside the news itself. */
interface Waiting {
  eventId: number;
  /** Begins the key of each one's notification, which ends with their registration. */
  about: string;
  /** From when on they are told. */
  tellAt: Date;
  now: Date;
}

/** Those who count on an event, by their registrations. */
export const concernedBy = (database: Database, eventId: number) =>
  database(`${REGISTRATIONS_TABLE} as registration`)
    .where('registration.event_id', eventId)
    .whereIn('registration.state', CONCERNED);

/**
 * Notes that people are to be told something: one statement, however many they are, in the transaction of its cause.
 * @param concerned who they are, see `concernedBy`
 * @param news columns beside those that all such tables have, by name: a value for everybody, or a column of theirs
 */
export async function notifyLater(
  trx: Database,
  table: string,
  concerned: Knex.QueryBuilder,
  news: Parameters<typeof insertForEach>[3],
  { eventId, about, tellAt, now }: Waiting,
): Promise<void> {
  // A second change of the kind is another one, of which they are told again.
  const key = trx.raw('? || registration.document_id', [`${about}:${randomUUID()}:`]);
  await insertForEach(trx, table, concerned, {
    document_id: trx.raw('registration.document_id'),
    event_id: eventId,
    profile_id: trx.raw('registration.profile_id'),
    key,
    tell_at: tellAt,
    created_at: now,
    updated_at: now,
    ...news,
  });
}

/**
 * Tells those whose time has come, each once, by whichever instance comes first.
 * @param due finds the next of them
 */
export async function notifyDue<Row extends { id: number }>(
  strapi: Core.Strapi,
  table: string,
  due: (trx: Database, limit: number) => Promise<Row[]>,
  tell: (trx: Database, row: Row) => Promise<void>,
): Promise<void> {
  await stepByStep(() =>
    inTransaction(strapi, async (trx) => {
      const rows = await due(trx, AT_ONE_STEP);
      for (const row of rows) {
        const taken: number = await trx(table).where({ id: row.id }).delete();
        if (taken === 1) await tell(trx, row);
      }
      return rows.length === AT_ONE_STEP;
    }),
  );
}
