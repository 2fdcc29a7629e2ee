import { randomUUID } from 'node:crypto';

import { messages } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';

export const REPORTS_TABLE = 'job_reports';

interface NewReport {
  jobId: number;
  profileId: number;
  reason: string;
}

/** Stores what somebody says is wrong with a job. @throws a 409 the second time */
export async function storeReport(database: Database, { jobId, profileId, reason }: NewReport, now: Date) {
  const stored: unknown[] = await database(REPORTS_TABLE)
    .insert({
      ...{ document_id: randomUUID(), job_id: jobId, profile_id: profileId, reason },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict(['job_id', 'profile_id'])
    .ignore()
    .returning('id');
  if (stored.length === 0) throw conflict(messages.jobReportedAlready);
}

/** Settles what was said of a job: an admin has looked at it. */
export async function settleReports(trx: Database, jobId: number, now: Date): Promise<void> {
  await trx(REPORTS_TABLE).where({ job_id: jobId }).whereNull('settled_at').update({ settled_at: now });
}

/** What was said of these jobs and is not settled, the latest first. */
export async function openReports(
  trx: Database,
  jobIds: readonly number[],
): Promise<Map<number, { reason: string; at: StoredTime }[]>> {
  const rows: { job_id: number; reason: string; created_at: StoredTime }[] = await trx(REPORTS_TABLE)
    .whereIn('job_id', [...jobIds])
    .whereNull('settled_at')
    .orderBy('id', 'desc')
    .select('job_id', 'reason', 'created_at');
  const reports = new Map<number, { reason: string; at: StoredTime }[]>();
  for (const { job_id: id, reason, created_at: at } of rows) {
    reports.set(id, [...(reports.get(id) ?? []), { reason, at }]);
  }
  return reports;
}
