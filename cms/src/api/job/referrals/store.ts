import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { closesAt, job, JOBS_TABLE } from '../jobs/job';

export const REFERRALS_TABLE = 'job_referrals';
const referral = tableOf('api::job.referral', 'referral');

/** A request for a referral, with the job that it is about. */
export const REFERRAL = selection({
  ...pick(referral, 'id', 'documentId', 'jobId', 'askerId', 'personId', 'state', 'message', 'createdAt', 'answeredAt'),
  answer: referral.answer.or(''),
  jobDocumentId: job.documentId,
  ...pick(job, 'title', 'company', 'location'),
  closesAt,
});
export type StoredReferral = ReturnType<typeof REFERRAL.read>;

/** Requests as `referral`, with their jobs as `job`. */
export const referrals = (database: Database) =>
  database(`${REFERRALS_TABLE} as referral`).innerJoin(`${JOBS_TABLE} as job`, 'job.id', 'referral.job_id');
