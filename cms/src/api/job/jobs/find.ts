import { JOB_CLOSING_SOON_DAYS, JOB_GONE_AFTER_DAYS, JOBS_FOUND_MAX, type JobsQuery, type JobStatus } from 'contracts';
import type { Knex } from 'knex';

import { heldIndex } from '../../../platform/held-index/held-index';
import { documentList } from '../../../platform/word-index/document-list';
import { fold } from '../../../platform/word-index/fold';
import { applyConditions, type Condition } from '../../../platform/word-index/held-search';
import { textIndex } from '../../../platform/word-index/text-index';
import { DAY_S } from '../../../shared/seconds';
import { toDate, type StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';
import { job, JOB, jobs as jobsIn, JOBS_TABLE } from './job';

/** All jobs, hidden and closed ones too, and the words that find them. */
export const jobIndex = textIndex({
  thing: 'job',
  name: 'jobs',
  version: 1,
  uid: JOB,
  source: JOBS_TABLE,
  texts: ['title', 'company', 'location', 'skills', 'requirements', 'description'],
  isMarked: true,
});

const COMPARED = [job.isHidden, job.closesAt, job.type, job.companyKey, job.placeKey, job.salaryKnown];

/** Finds a page of jobs, by their rows. */
export const findJobs = documentList({
  ...{ index: jobIndex, uid: JOB, max: JOBS_FOUND_MAX, common: 2500 },
  findHeld: heldIndex(jobIndex, COMPARED),
});

/** The latest first. */
export const LATEST_FIRST = { column: 'job.id', order: 'desc' } as const;

const days = (now: Date, count: number) => new Date(now.getTime() + count * DAY_S * 1000);

/** When a job has to have closed at the latest to be gone. */
export const goneBefore = (now: Date): Date => days(now, -JOB_GONE_AFTER_DAYS);

/** The moments that a list compares with those at which jobs close. */
interface Moments {
  now: Date;
  /** What closed by then is gone. */
  gone: Date;
  /** What closes by then does so soon. */
  soon: Date;
}
const momentsAt = (now: Date): Moments => ({ now, gone: goneBefore(now), soon: days(now, JOB_CLOSING_SOON_DAYS) });

/**
 * The same moments, each set back to when the last job closed by then: they leave the same jobs, and are the same until
 * the next one closes.
 */
export async function steadyMoments(database: Database, now: Date): Promise<Moments> {
  const lastBy = (at: Date) => jobsIn(database).where('job.closes_at', '<=', at).max('job.closes_at');
  const { now: by, gone, soon } = momentsAt(now);
  const last: Record<keyof Moments, StoredTime | null> = await database
    .select({ now: lastBy(by), gone: lastBy(gone), soon: lastBy(soon) })
    .first();
  const steady = (at: StoredTime | null) => toDate(at) ?? new Date(0);
  return { now: steady(last.now), gone: steady(last.gone), soon: steady(last.soon) };
}

/** The jobs that can be applied for, or those that have closed and still have a page. */
const ofStatus = (status: JobStatus, { now, gone }: Moments): Condition[] =>
  status === 'open'
    ? [{ column: job.closesAt, is: '>', value: now }]
    : [
        { column: job.closesAt, is: '<=', value: now },
        { column: job.closesAt, is: '>', value: gone },
      ];

/** What a list of jobs is narrowed to, beside words. */
export type JobFilter = Partial<
  Pick<JobsQuery, 'status' | 'type' | 'company' | 'place' | 'salaryKnown' | 'closingSoon'>
>;

/** What the jobs meet that everybody sees and that fit. @param at now, or the moments that stand for it */
export function listedJobs(filter: JobFilter, at: Date | Moments): Condition[] {
  const moments = at instanceof Date ? momentsAt(at) : at;
  const { status = 'open', type, company, place, salaryKnown, closingSoon } = filter;
  const same = (column: Condition['column'], value: Condition['value']): Condition => ({ column, is: '=', value });
  return [
    // What leaves the fewest comes first.
    ...(company ? [same(job.companyKey, fold(company))] : []),
    ...(place ? [same(job.placeKey, fold(place))] : []),
    ...(type ? [same(job.type, type)] : []),
    ...(closingSoon ? [{ column: job.closesAt, is: '<=', value: moments.soon } as const] : []),
    ...(salaryKnown ? [same(job.salaryKnown, true)] : []),
    ...ofStatus(status, moments),
    same(job.isHidden, false),
  ];
}

/** Leaves those jobs. */
export const filterListed = (jobs: Knex.QueryBuilder, filter: JobFilter, at: Date | Moments): void =>
  applyConditions(jobs, listedJobs(filter, at));

/** Whether an index leads to what a filter leaves, in the order of the list. */
export const isNarrow = ({ type, company, place }: JobFilter): boolean => Boolean(type || company || place);
