import { JOB_GONE_AFTER_DAYS } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { DAY_S } from '../../../shared/seconds';
import { toTexts } from '../../../shared/to-texts';
import type { Database } from '../../../shared/transaction';

export const JOB = 'api::job.job';
export const JOBS_TABLE = 'jobs';

/** The table of jobs, as `jobs as job`. */
export const job = tableOf(JOB, 'job');

/** When a job closes that nobody has said a day for: the last year that the product writes. */
export const NEVER = new Date('2999-12-31T00:00:00.000Z');
/** When a job closes; null while there is no such moment. */
export const closesAt = job.closesAt.to((moment) => (moment.getTime() >= NEVER.getTime() ? null : moment));

/** When a job that closes at a moment closes or, once it has, is gone; null for one that stays open. */
export function nextChange(closes: Date | null, now: Date): Date | null {
  if (closes === null || closes > now) return closes;
  return new Date(closes.getTime() + JOB_GONE_AFTER_DAYS * DAY_S * 1000);
}

const LISTED_COLUMNS = {
  ...pick(job, 'id', 'documentId', 'title', 'company', 'location', 'type', 'description', 'deadline'),
  ...pick(job, 'createdAt', 'updatedAt', 'isHidden', 'hiddenReason'),
  skills: job.skills.to(toTexts),
  salary: job.salary.or(''),
  closesAt,
  posterId: job.postedBy,
};

/** What a list shows of a job, or needs to know for it. */
export const LISTED_JOB = selection(LISTED_COLUMNS);
export type ListedJob = ReturnType<typeof LISTED_JOB.read>;

/** Whose a job is. */
export const JOB_POSTER = selection({ posterId: job.postedBy });

/** A job whole. */
export const WHOLE_JOB = selection({
  ...LISTED_COLUMNS,
  requirements: job.requirements.or(''),
  responsibilities: job.responsibilities.to(toTexts),
  qualifications: job.qualifications.to(toTexts),
  applicationUrl: job.applicationUrl.or(''),
  contactEmail: job.contactEmail,
});
export type WholeJob = ReturnType<typeof WHOLE_JOB.read>;

/** Jobs as `job`, to be filtered. */
export const jobs = (database: Database) => database(`${JOBS_TABLE} as job`);

/** One job, whoever's, hidden or gone. @returns null where there is none of this id */
export const findJob = (database: Database, documentId: string): Promise<WholeJob | null> =>
  WHOLE_JOB.first(jobs(database).where('job.document_id', documentId));
