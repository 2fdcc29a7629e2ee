import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { APPLICATION, applications, deleteApplications } from '../applications/store';
import { tell } from '../notifications';
import { REFERRALS_TABLE } from '../referrals/store';
import { JOB, jobs, LISTED_JOB, type ListedJob } from './job';
import { REPORTS_TABLE } from './reports';

/** Who deletes a job: its poster, somebody who leaves with all that they posted, or an admin. */
export type Deleter = 'poster' | 'leaver' | 'admin';

/**
 * Deletes jobs with all that belongs to them: applications with their résumés, referrals, reports. Whoever applied is
 * told, and the poster where an admin does it.
 */
export async function deleteJobs(
  strapi: Core.Strapi,
  trx: Database,
  documentIds: readonly string[],
  by: (job: ListedJob) => Deleter,
): Promise<void> {
  // Whoever applies at this moment comes first, or waits and finds nothing.
  const deleted = await LISTED_JOB.all(
    jobs(trx)
      .whereIn('job.document_id', [...documentIds])
      .forUpdate(),
  );
  for (const job of deleted) await tellDeleted(strapi, trx, job, by(job));
  const ids = deleted.map(({ id }) => id);
  await deleteApplications(trx, (rows) => rows.whereIn('job_id', ids));
  await trx(REFERRALS_TABLE).whereIn('job_id', ids).delete();
  await trx(REPORTS_TABLE).whereIn('job_id', ids).delete();
  for (const { documentId } of deleted) await strapi.documents(JOB).delete({ documentId });
}

async function tellDeleted(strapi: Core.Strapi, trx: Database, job: ListedJob, by: Deleter): Promise<void> {
  // Whoever was rejected has read how that ended.
  const applied = await APPLICATION.all(
    applications(trx)
      .where('application.job_id', job.id)
      .whereNot('application.state', 'rejected')
      .orderBy('application.id'),
  );
  for (const { documentId, profileId } of applied) {
    await tell(strapi, 'application-moved', {
      // The words of whoever leaves are forgotten with them.
      ...{ news: 'ended', job: by === 'leaver' ? null : job, recipientId: profileId },
      ...(by !== 'leaver' && job.posterId !== null && { actorId: job.posterId }),
      key: `application-ended:${documentId}`,
      href: paths.ownApplications(),
    });
  }
  if (by !== 'admin' || job.posterId === null) return;
  await tell(strapi, 'job-hidden', {
    ...{ news: 'deleted', job, recipientId: job.posterId, words: job.hiddenReason ?? '' },
    key: `job-deleted:${job.documentId}`,
    href: paths.ownJobs(),
  });
}
