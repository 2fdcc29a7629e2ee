import { errors } from '@strapi/utils';
import { messages, type MessageReport, type MessageReportRow } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { MESSAGES_TABLE } from '../store';
import { REPORTS_TABLE } from './store';

const report = tableOf('api::message.message-report', 'report');
const profile = (alias: 'reporter' | 'reported' | 'decider') => tableOf('api::profile.profile', alias);

/** A report with the names of both, and where its message stands. */
export const STORED_REPORT = selection({
  ...pick(report, 'id', 'documentId', 'threadId', 'messageId', 'reporterId', 'reportedId', 'reason', 'state'),
  ...pick(report, 'openedAt', 'decidedAt', 'createdAt', 'updatedAt'),
  note: report.note.or(''),
  place: tableOf('api::message.message', 'message').place,
  reporterDocumentId: profile('reporter').documentId,
  reporterName: profile('reporter').name.or(''),
  reportedDocumentId: profile('reported').documentId,
  reportedName: profile('reported').name.or(''),
  decidedBy: profile('decider').name.or(''),
});
export type StoredReport = ReturnType<typeof STORED_REPORT.read>;

/** Reports as `report`, to be filtered, with what `STORED_REPORT` reads. */
export const reports = (database: Database): Knex.QueryBuilder =>
  database(`${REPORTS_TABLE} as report`)
    .innerJoin('profiles as reporter', 'reporter.id', 'report.reporter_id')
    .innerJoin('profiles as reported', 'reported.id', 'report.reported_id')
    .innerJoin(`${MESSAGES_TABLE} as message`, 'message.id', 'report.message_id')
    .leftJoin('profiles as decider', 'decider.id', 'report.decided_by_id');

/** @throws NotFoundError */
export async function findReport(database: Database, documentId: string): Promise<StoredReport> {
  const found = await STORED_REPORT.first(reports(database).where('report.document_id', documentId));
  if (!found) throw new errors.NotFoundError(messages.reportNotFound);
  return found;
}

/** Reports about the same person, this one too. */
export async function countReports(database: Database, { reportedId }: StoredReport): Promise<number> {
  const [counted] = await database(REPORTS_TABLE)
    .where({ reported_id: reportedId })
    .count<{ count: number | string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
}

/** Names the fields of a report in the console's list. */
export const presentReportRow = (row: StoredReport): MessageReportRow => ({
  ...{ id: row.documentId, _id: row.documentId, state: row.state, reason: row.reason },
  reporter: { _id: row.reporterDocumentId, name: row.reporterName },
  reported: { _id: row.reportedDocumentId, name: row.reportedName },
  ...{ reporterName: row.reporterName, reportedName: row.reportedName },
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** Names the fields of a report as an admin reads it. @param reportsOfPerson see `countReports` */
export const presentReport = (row: StoredReport, reportsOfPerson: number): MessageReport => ({
  ...presentReportRow(row),
  openedAt: row.openedAt?.toISOString() ?? null,
  ...{ decidedBy: row.decidedBy, note: row.note, reportsOfPerson },
  updatedAt: row.updatedAt.toISOString(),
});
