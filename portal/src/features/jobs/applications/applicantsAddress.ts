import {
  api,
  APPLICATION_SORTS,
  APPLICATION_STATES,
  paths,
  type ApplicationSort,
  type ApplicationState,
} from 'contracts';

import { pageOf, searchTermOf } from '../../../lib/searchParams';

/** What the applications for a job are narrowed to; what is absent is not asked for. */
export interface ApplicantsAsked {
  search?: string;
  state?: ApplicationState;
  sort?: ApplicationSort;
  page?: number;
}

/** What an address asks for, read as far as it can be understood. */
export function applicantsAskedFor(search: URLSearchParams): ApplicantsAsked {
  const term = searchTermOf(search);
  const state = APPLICATION_STATES.find((each) => each === search.get('state'));
  const sort = search.get('sort') ?? '';
  return {
    ...(term && { search: term }),
    ...(state && { state }),
    ...(Object.hasOwn(APPLICATION_SORTS, sort) && { sort: sort as ApplicationSort }),
    page: pageOf(search),
  };
}

/** The address of the applications for a job. */
export function applicantsAddress(jobId: string, { page = 1, ...asked }: ApplicantsAsked): string {
  const query = new URLSearchParams({ ...asked, ...(page > 1 && { page: String(page) }) }).toString();
  return paths.jobApplications(jobId) + (query && `?${query}`);
}

/** The API's answer that the list needs. */
export const applicantsPathFor = (jobId: string, asked: ApplicantsAsked): string =>
  api.jobApplications(jobId, { ...asked });
