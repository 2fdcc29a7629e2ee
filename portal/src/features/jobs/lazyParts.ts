import { lazyPart } from '../../components/lazy/lazyPart';

/** The public jobs of a page: words and links. */
export const lazyJobList = lazyPart(async () => (await import('./list/JobList')).JobList, true);

/** A public job: to visitors words and links. */
export const lazyJob = lazyPart(async () => (await import('./detail/PublicJob')).PublicJob, true);
