import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';

export const REPORTS_TABLE = 'message_reports';

interface NewReport {
  threadId: number;
  messageId: number;
  reporterId: number;
  reportedId: number;
  reason: string;
}

/** Of however many reports of one person about one thread, one is open: Strapi's schema knows no partial index. */
export async function ensureOneOpenReport(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create unique index if not exists message_reports_open_unique on ${REPORTS_TABLE} (thread_id, reporter_id)
     where state = 'open'`,
  );
}

/** Stores what somebody says is wrong with a message. @throws a 409 while another report of theirs is open */
export async function storeReport(database: Database, report: NewReport, now: Date): Promise<void> {
  const { threadId, messageId, reporterId, reportedId, reason } = report;
  const stored: unknown[] = await database(REPORTS_TABLE)
    .insert({
      ...{ document_id: randomUUID(), thread_id: threadId, message_id: messageId, reason, state: 'open' },
      ...{ reporter_id: reporterId, reported_id: reportedId, created_at: now, updated_at: now },
    })
    .onConflict(database.raw(`(thread_id, reporter_id) where state = 'open'`) as never)
    .ignore()
    .returning('id');
  if (stored.length === 0) throw conflict(messages.messageReportedAlready);
}

/** Whether a report of a person about a thread waits for an admin. */
export async function hasOpenReport(database: Database, threadId: number, reporterId: number): Promise<boolean> {
  const found: object | undefined = await database(REPORTS_TABLE)
    .where({ thread_id: threadId, reporter_id: reporterId, state: 'open' })
    .first('id');
  return found !== undefined;
}
