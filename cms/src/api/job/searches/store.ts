import { type JobSearch, type JobSearchRhythm } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { DAY_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';
import { JOBS_TABLE } from '../jobs/job';

export const SEARCHES_TABLE = 'job_searches';
const search = tableOf('api::job.job-search', 'search');

/** A saved search, and how far its owner has been told. */
export const SEARCH = selection({
  ...pick(search, 'id', 'documentId', 'profileId', 'type', 'rhythm', 'salaryKnown', 'createdAt', 'checkedThrough'),
  search: search.search.or(''),
  company: search.company.or(''),
  place: search.place.or(''),
});
export type StoredSearch = ReturnType<typeof SEARCH.read>;

/** Searches as `search`, to be filtered. */
export const searches = (database: Database) => database(`${SEARCHES_TABLE} as search`);

/** When a search is looked at next: every new job, or those of a week together. */
export const nextAt = (rhythm: JobSearchRhythm, now: Date): Date =>
  rhythm === 'weekly' ? new Date(now.getTime() + 7 * DAY_S * 1000) : now;

/** The row of the latest job; 0 where there is none. */
export async function latestJob(database: Database): Promise<number> {
  const [latest]: number[] = await database(JOBS_TABLE).orderBy('id', 'desc').limit(1).pluck('id');
  return latest ?? 0;
}

/** Names the fields of a saved search that reach its owner. */
export const presentSearch = (row: StoredSearch): JobSearch => ({
  _id: row.documentId,
  search: row.search,
  type: row.type,
  company: row.company,
  place: row.place,
  salaryKnown: row.salaryKnown,
  rhythm: row.rhythm,
  createdAt: row.createdAt.toISOString(),
});
