import type { Core } from '@strapi/strapi';
import { dayAt, type ConsoleJob, type ConsoleJobRow } from 'contracts';
import type { Knex } from 'knex';

import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { inOrderOf } from '../../../shared/in-order';
import { toDate, type StoredTime } from '../../../shared/stored-time';
import { inTransaction, type Database } from '../../../shared/transaction';
import { countApplications } from '../applications/store';
import { jobs, LISTED_JOB, type ListedJob, type WholeJob } from '../jobs/job';
import { reasonOf } from '../jobs/own';
import { openReports } from '../jobs/reports';

const poster = tableOf('api::profile.profile', 'poster');
const POSTER = selection({
  id: tableOf('api::job.job', 'job').id,
  documentId: poster.documentId.optional(),
  name: poster.name.optional(),
});

/** What the console knows of jobs beside their own rows. */
interface Around {
  posters: Map<number, ConsoleJobRow['poster']>;
  applications: Awaited<ReturnType<typeof countApplications>>;
  reports: Map<number, { reason: string; at: StoredTime }[]>;
}

/** Jobs as the console's list shows them, in this order; in the open transaction, where there is one. */
export const consoleRows = (strapi: Core.Strapi, ids: readonly number[]): Promise<ConsoleJobRow[]> =>
  inTransaction(strapi, async (trx) => {
    const rows = await LISTED_JOB.all(jobs(trx).whereIn('job.id', [...ids]));
    const around = await readAround(trx, ids);
    return inOrderOf(ids, rows).map((row) => presentRow(row, around));
  });

/** A job as an admin reads and writes it. @param timeZone whose clock its day is read by */
export async function consoleJob(trx: Database, row: WholeJob, timeZone: string): Promise<ConsoleJob> {
  const around = await readAround(trx, [row.id]);
  const reported = around.reports.get(row.id) ?? [];
  return {
    ...presentRow(row, around),
    description: row.description,
    requirements: row.requirements,
    salary: row.salary,
    contactEmail: row.contactEmail,
    applicationUrl: row.applicationUrl,
    skills: row.skills.join('\n'),
    responsibilities: row.responsibilities.join('\n'),
    qualifications: row.qualifications.join('\n'),
    deadline: row.deadline && dayAt(row.deadline, timeZone),
    hiddenReason: reasonOf(row) ?? '',
    reported: reported.map(({ reason, at }) => `${dayAt(toDate(at) ?? 0, timeZone)}: ${reason}`).join('\n'),
    isSettled: reported.length === 0,
  };
}

function presentRow(row: ListedJob, { posters, applications, reports }: Around): ConsoleJobRow {
  return {
    ...{ id: row.documentId, _id: row.documentId, title: row.title, company: row.company },
    location: row.location,
    type: row.type,
    closesAt: row.closesAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    poster: posters.get(row.id) ?? null,
    isHidden: row.isHidden,
    applications: applications.get(row.id)?.all ?? 0,
    reports: reports.get(row.id)?.length ?? 0,
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function readAround(trx: Database, ids: readonly number[]): Promise<Around> {
  const found = jobs(trx)
    .leftJoin('profiles as poster', 'poster.id', 'job.posted_by_id')
    .whereIn('job.id', [...ids]) as Knex.QueryBuilder;
  const posters = new Map<number, ConsoleJobRow['poster']>();
  for (const { id, documentId, name } of await POSTER.all(found)) {
    posters.set(id, documentId === null ? null : { _id: documentId, name: name ?? '' });
  }
  return { posters, applications: await countApplications(trx, ids), reports: await openReports(trx, ids) };
}
