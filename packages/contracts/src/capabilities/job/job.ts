import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, publicId } from '../../envelope.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { hrefSchema } from '../../links.js';
import { JOB_LINE_MAX_CHARS, JOB_STATUSES, JOB_TYPES, JOBS_PAGE_SIZE, SIMILAR_JOBS_MAX } from './values.js';

/** Who posted a job. What is not known of the work is empty, which pages show as "Alumni" (member §2). */
export const jobPosterSchema = z.strictObject({ _id: z.string(), name: z.string(), jobTitle: z.string() });
export type JobPoster = z.infer<typeof jobPosterSchema>;

/** A job as a list shows it. Times are ISO instants in UTC. */
export const jobSchema = z.strictObject({
  ...publicId,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: z.enum(JOB_TYPES),
  /** The beginning of its description. */
  excerpt: z.string(),
  skills: z.array(z.string()),
  /** As people write it; empty where it is not known. */
  salary: z.string(),
  /** The last moment of the day named; null where none is. */
  deadline: z.iso.datetime().nullable(),
  /**
   * From when on nobody can apply: the deadline, or before it where the poster closed the job. Null while there is no
   * such moment. A job is expired once it has passed, by the clock of whoever looks (`isJobExpired`).
   */
  closesAt: z.iso.datetime().nullable(),
  /** Null for a poster who has left, or whom members do not see. */
  postedBy: jobPosterSchema.nullable(),
  createdAt: z.iso.datetime(),
});
export type Job = z.infer<typeof jobSchema>;
/** Answer of `GET /jobs`, the latest first. */
export const jobsAnswer = pageOf(jobSchema);

/** A job as its own page shows it (member §3). Nothing in it depends on who asks. */
export const jobDetailSchema = jobSchema.omit({ excerpt: true }).extend({
  description: z.string(),
  requirements: z.string(),
  responsibilities: z.array(z.string()),
  qualifications: z.array(z.string()),
  contactEmail: z.string(),
  /** Where people apply; null where they do so here. */
  applicationUrl: z.nullable(hrefSchema),
  /** The same, as the alumni pages call it (design §7). */
  applicationLink: z.nullable(hrefSchema),
  updatedAt: z.iso.datetime(),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;
/** Answer of `GET /jobs/:id`, and of whatever writes one. */
export const jobAnswer = oneOf(jobDetailSchema);
/** Answer of `GET /jobs/:id/similar`: open ones that ask for most of the same skills. */
export const similarJobsAnswer = oneOf(z.array(jobSchema).max(SIMILAR_JOBS_MAX));

/** A filter that is on or absent. */
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');
const line = z.string().trim().max(JOB_LINE_MAX_CHARS).default('');

/** Query of `GET /jobs` and `GET /alumni/jobs`. */
export const jobsQuery = z.object({
  /** Over title, company, location, skills and texts. */
  search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
  type: z.enum(JOB_TYPES).optional(),
  company: line,
  place: line,
  salaryKnown: flag,
  closingSoon: flag,
  status: z.enum(JOB_STATUSES).default('open'),
  page: pageNumber,
  pageSize: pageSize(JOBS_PAGE_SIZE),
});
export type JobsQuery = z.infer<typeof jobsQuery>;

/** Answer of `GET /jobs/filters`: companies and places with open jobs, those with most of them first. */
export const jobFiltersAnswer = oneOf(z.strictObject({ companies: z.array(z.string()), places: z.array(z.string()) }));
export type JobFilters = z.infer<typeof jobFiltersAnswer>['data'];

/** A job of the reader's own. */
export const ownJobSchema = jobSchema.extend({
  /** Applications in all, and those that nobody has decided on. */
  applications: z.int().nonnegative(),
  newApplications: z.int().nonnegative(),
  /** Why an admin hid it; null while it is not hidden. */
  hiddenReason: z.string().nullable(),
});
export type OwnJob = z.infer<typeof ownJobSchema>;
/** Answer of `GET /jobs/own`, the latest first. */
export const ownJobsAnswer = pageOf(ownJobSchema);
export const ownJobsQuery = z.object({
  status: z.enum(JOB_STATUSES).default('open'),
  page: pageNumber,
  pageSize: pageSize(JOBS_PAGE_SIZE),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuery>;
