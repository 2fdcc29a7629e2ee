import { withQuery } from '../../with-query.js';

/** What a list of jobs is asked for. Flags are `true` or absent. */
export interface JobsAsked extends Record<string, string | number | undefined> {
  search?: string;
  type?: string;
  company?: string;
  place?: string;
  salaryKnown?: 'true';
  closingSoon?: 'true';
  status?: string;
  page?: number;
  pageSize?: number;
}

export const jobs = (query: JobsAsked = {}) => withQuery('/api/jobs', query);
/** What the filters offer. */
export const jobFilters = () => '/api/jobs/filters';
/** GET reads a job; PUT changes, DELETE deletes one of one's own. */
export const job = (id: string) => `/api/jobs/${encodeURIComponent(id)}`;
export const similarJobs = (id: string) => `${job(id)}/similar`;
