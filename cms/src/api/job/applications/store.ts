import { randomUUID } from 'node:crypto';

import type { ApplicationState } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { closesAt, job, JOBS_TABLE } from '../jobs/job';
import { deleteUnused, RESUME_COLUMNS, RESUMES_TABLE } from './resume';

export const APPLICATIONS_TABLE = 'job_applications';
const application = tableOf('api::job.application', 'application');

const COLUMNS = {
  ...pick(application, 'id', 'documentId', 'jobId', 'profileId', 'state', 'coverLetter', 'resumeId'),
  ...pick(application, 'createdAt', 'decidedAt'),
  note: application.note.or(''),
  sentence: application.sentence.or(''),
};
/** An application alone. */
export const APPLICATION = selection(COLUMNS);
export type Application = ReturnType<typeof APPLICATION.read>;

/** The same with what it is for, and what came along. */
export const OWN_APPLICATION = selection({
  ...COLUMNS,
  ...RESUME_COLUMNS,
  jobDocumentId: job.documentId,
  ...pick(job, 'title', 'company', 'location'),
  closesAt,
});

/** The same with who applies. */
export const JOB_APPLICATION = selection({
  ...COLUMNS,
  ...RESUME_COLUMNS,
  name: tableOf('api::profile.profile', 'profile').name.or(''),
  email: tableOf('plugin::users-permissions.user', 'account').email.or(''),
});

/** Applications as `application`, to be filtered. */
export const applications = (database: Database) => database(`${APPLICATIONS_TABLE} as application`);

/** The same with what `OWN_APPLICATION` reads. */
export const ownApplications = (database: Database) =>
  applications(database)
    .innerJoin(`${JOBS_TABLE} as job`, 'job.id', 'application.job_id')
    .innerJoin(`${RESUMES_TABLE} as resume`, 'resume.id', 'application.resume_id');

/** The same with what `JOB_APPLICATION` reads. */
export const jobApplications = (database: Database) =>
  applications(database)
    .innerJoin(`${RESUMES_TABLE} as resume`, 'resume.id', 'application.resume_id')
    .innerJoin('profiles as profile', 'profile.id', 'application.profile_id')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id');

interface NewApplication {
  jobId: number;
  profileId: number;
  state: ApplicationState;
  coverLetter: string;
  resumeId: number;
}

/** Stores an application; of however many at once of one person for one job, one. @returns its id; null for another */
export async function storeApplication(trx: Database, sent: NewApplication, now: Date): Promise<string | null> {
  const documentId = randomUUID();
  const stored: unknown[] = await trx(APPLICATIONS_TABLE)
    .insert({
      ...{ document_id: documentId, job_id: sent.jobId, profile_id: sent.profileId, state: sent.state },
      ...{ cover_letter: sent.coverLetter, resume_id: sent.resumeId, created_at: now, updated_at: now },
    })
    .onConflict(['job_id', 'profile_id'])
    .ignore()
    .returning('id');
  return stored.length === 1 ? documentId : null;
}

/** Deletes applications, and the résumés that nothing else needs. */
export async function deleteApplications(
  trx: Database,
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const profileIds: number[] = await choose(trx(APPLICATIONS_TABLE)).distinct().pluck('profile_id');
  await choose(trx(APPLICATIONS_TABLE)).delete();
  if (profileIds.length > 0) await deleteUnused(trx, profileIds);
}

/** How many applied for each of these jobs, and how many of them wait. */
export async function countApplications(
  database: Database,
  jobIds: readonly number[],
): Promise<Map<number, Record<ApplicationState | 'all', number>>> {
  const rows: { job_id: number; state: ApplicationState; count: number | string }[] = await database(APPLICATIONS_TABLE)
    .whereIn('job_id', [...jobIds])
    .groupBy('job_id', 'state')
    .select('job_id', 'state')
    .count({ count: '*' });
  const counts = new Map<number, Record<ApplicationState | 'all', number>>();
  for (const { job_id: id, state, count } of rows) {
    const of = counts.get(id) ?? { received: 0, shortlisted: 0, rejected: 0, hired: 0, all: 0 };
    of[state] += Number(count);
    of.all += Number(count);
    counts.set(id, of);
  }
  return counts;
}
