import type { Job } from './job.js';

/** Whether a job can no longer be applied for. Apart from the schemas, which are more than a page needs. */
export const isJobExpired = ({ closesAt }: Pick<Job, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && new Date(closesAt).getTime() <= now.getTime();
