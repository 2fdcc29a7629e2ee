import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { personSchema } from '../directory/directory.js';
import { jobDetailSchema, jobSchema } from './job.js';
import {
  APPLICATION_SORTS,
  APPLICATION_STATES,
  APPLICATIONS_PAGE_SIZE,
  type ApplicationSort,
} from './application-values.js';

/** A résumé: its file is read at an address of its own. */
export const resumeSchema = z.strictObject({
  /** As whoever sent it calls it. */
  name: z.string(),
  bytes: z.int().positive(),
});
export type Resume = z.infer<typeof resumeSchema>;
/** Answer of `GET /jobs/resume`: null where none is kept. */
export const keptResumeAnswer = oneOf(resumeSchema.nullable());

const appliedJob = jobSchema.pick({ _id: true, title: true, company: true, location: true, closesAt: true });

/** An application of the reader's own. What the poster notes is not in it. */
export const ownApplicationSchema = z.strictObject({
  _id: z.string(),
  job: appliedJob,
  state: z.enum(APPLICATION_STATES),
  /** What the rejected are told; empty otherwise. */
  sentence: z.string(),
  coverLetter: z.string(),
  resume: resumeSchema,
  appliedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  abilities: z.strictObject({ withdraw: z.boolean() }),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;
export const ownApplicationAnswer = oneOf(ownApplicationSchema);
/** Answer of `GET /jobs/applications`, the latest first. */
export const ownApplicationsAnswer = pageOf(ownApplicationSchema);
export const ownApplicationsQuery = z.object({ page: pageNumber, pageSize: pageSize(APPLICATIONS_PAGE_SIZE) });
export type OwnApplicationsQuery = z.infer<typeof ownApplicationsQuery>;

/** An application as whoever posted the job reads it. */
export const jobApplicationSchema = z.strictObject({
  _id: z.string(),
  /** Who applies, as privacy leaves them; null for an account that members do not see. */
  person: personSchema.nullable(),
  name: z.string(),
  /** Who applies says how they are reached. */
  email: z.string(),
  state: z.enum(APPLICATION_STATES),
  sentence: z.string(),
  coverLetter: z.string(),
  resume: resumeSchema,
  /** The poster's own. */
  note: z.string(),
  appliedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  abilities: z.strictObject({ shortlist: z.boolean(), reject: z.boolean(), hire: z.boolean() }),
});
export type JobApplication = z.infer<typeof jobApplicationSchema>;
export const jobApplicationAnswer = oneOf(jobApplicationSchema);

const count = z.int().nonnegative();
/** Answer of `GET /jobs/:id/applications`, with how many there are of each state. */
export const jobApplicationsAnswer = pageOf(jobApplicationSchema).extend({
  job: appliedJob,
  counts: z.strictObject({ received: count, shortlisted: count, rejected: count, hired: count }),
});
export type JobApplications = z.infer<typeof jobApplicationsAnswer>;
export const jobApplicationsQuery = z.object({
  /** Over name and cover letter. */
  search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
  state: z.enum(APPLICATION_STATES).optional(),
  sort: z.enum(Object.keys(APPLICATION_SORTS) as [ApplicationSort, ...ApplicationSort[]]).default('newest'),
  page: pageNumber,
  pageSize: pageSize(APPLICATIONS_PAGE_SIZE),
});
export type JobApplicationsQuery = z.infer<typeof jobApplicationsQuery>;
/** Answer of `POST …/applications/reject-rest`. */
export const rejectRestAnswer = oneOf(z.strictObject({ rejected: count, msg: z.string() }));

/** Answer of `GET /jobs/:id/standing`: how the reader stands to a job. It is asked for anew each time (design §3). */
export const jobStandingSchema = z.strictObject({
  /** The job itself for whoever posted it, hidden and gone ones too; null for everybody else. */
  own: jobDetailSchema.nullable(),
  /** Why an admin hid it, for whoever posted it; null otherwise. */
  hiddenReason: z.string().nullable(),
  /** The reader's own application; null where there is none. */
  application: ownApplicationSchema.pick({ _id: true, state: true, appliedAt: true }).nullable(),
  isReported: z.boolean(),
  abilities: z.strictObject({
    /** By letter and résumé, here. */
    apply: z.boolean(),
    edit: z.boolean(),
    close: z.boolean(),
    delete: z.boolean(),
    postAgain: z.boolean(),
    readApplications: z.boolean(),
    report: z.boolean(),
  }),
});
export type JobStanding = z.infer<typeof jobStandingSchema>;
export const jobStandingAnswer = oneOf(jobStandingSchema);
