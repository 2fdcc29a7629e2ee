import { withQuery } from '../../with-query.js';
import type { JobStatus, JobType } from './values.js';

/** What a list of jobs is narrowed to. Flags are `true` or absent. */
type Narrowed = Partial<{
  search: string;
  type: JobType;
  company: string;
  place: string;
  salaryKnown: 'true';
  closingSoon: 'true';
  status: JobStatus;
}>;

export const jobs = (query: Narrowed & { page?: number } = {}) => withQuery('/jobs', query);
export const job = (id: string) => `/jobs/${encodeURIComponent(id)}`;
/** The form of a new job. @param from a job of one's own whose texts it begins with: it is posted again */
export const jobPost = (from?: string) => withQuery('/jobs/post', { from });
export const jobEdit = (id: string) => `/jobs/${encodeURIComponent(id)}/edit`;
export const jobApply = (id: string) => `/jobs/${encodeURIComponent(id)}/apply`;
/** The applications for a job, for whoever posted it. */
export const jobApplications = (id: string) => `/jobs/${encodeURIComponent(id)}/applications`;
/** The jobs that the reader posted. */
export const ownJobs = (query: { status?: JobStatus; page?: number } = {}) => withQuery('/jobs/own', query);
/** The applications of the reader. */
export const ownApplications = (query: { page?: number } = {}) => withQuery('/jobs/applications', query);
export const referrals = (query: { list?: 'received' | 'sent'; page?: number } = {}) =>
  withQuery('/jobs/referrals', query);
export const jobSearches = () => '/jobs/searches';
export const alumniJobs = (query: Narrowed & { page?: number } = {}) => withQuery('/alumni/jobs', query);
export const alumniJob = (id: string) => `/alumni/jobs/${encodeURIComponent(id)}`;
