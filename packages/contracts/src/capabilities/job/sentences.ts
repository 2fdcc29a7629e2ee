/** Jobs as visitors are shown them (member §2). */

export const jobsNotLoaded = 'Failed to load job opportunities';
export const jobNotLoaded = 'Failed to load job details';
export const jobNotFound = 'Job not found';
export const jobGone = 'This job is no longer listed';
export const noJobsFound = 'No job opportunities found matching your search criteria.';
export const logInToPostJob = 'Please log in to post a job';
export const jobExpired = 'This job posting has expired';
/** At the end of what a search lists. @param listed jobs */
export const moreJobsFound = (listed: number): string =>
  `Only the first ${listed} are listed. Add a word to narrow the search.`;
