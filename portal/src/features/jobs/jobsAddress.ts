import { api, JOB_TYPES, type JobType } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** What a list of jobs is narrowed to; what is absent is not asked for. */
export interface JobChoice {
  search?: string;
  type?: JobType;
  company?: string;
  place?: string;
  salaryKnown?: 'true';
  closingSoon?: 'true';
  status?: 'closed';
}

/** The page of a list of jobs, and what is asked of it. */
export type JobsAsked = JobChoice & { page?: number };

/** What an address, or a form, asks for, read as far as it can be understood. */
export function jobsAskedFor(search: URLSearchParams): JobsAsked {
  const asked: JobsAsked = { page: pageOf(search) };
  const term = searchTermOf(search);
  const type = JOB_TYPES.find((each) => each === search.get('type'));
  if (term) asked.search = term;
  if (type) asked.type = type;
  for (const name of ['company', 'place'] as const) {
    const value = search.get(name);
    if (value) asked[name] = value;
  }
  for (const name of ['salaryKnown', 'closingSoon'] as const) if (search.get(name) === 'true') asked[name] = 'true';
  if (search.get('status') === 'closed') asked.status = 'closed';
  return asked;
}

/** The API's answer that the public list needs at an address. */
export const jobsPathFor = (search: URLSearchParams): string => api.jobs({ ...jobsAskedFor(search) });
