import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { personSchema } from '../directory/directory.js';
import { jobSchema } from './job.js';
import {
  COLLEAGUES_MAX,
  JOB_SEARCH_RHYTHMS,
  REFERRAL_STATES,
  REFERRALS_MAX,
  REFERRALS_PAGE_SIZE,
} from './application-values.js';
import { JOB_TYPES } from './values.js';

/** Somebody who works where a job is, as privacy leaves them. */
export const colleagueSchema = personSchema.extend({
  /** What became of the reader's request; null where they were not asked. */
  referral: z.enum(REFERRAL_STATES).nullable(),
});
export type Colleague = z.infer<typeof colleagueSchema>;
/** Answer of `GET /jobs/:id/colleagues`: who takes messages from the reader, the newest members first. */
export const colleaguesAnswer = z.strictObject({
  data: z.array(colleagueSchema).max(COLLEAGUES_MAX),
  /** How many of them the reader can still ask. */
  left: z.int().min(0).max(REFERRALS_MAX),
});
export type Colleagues = z.infer<typeof colleaguesAnswer>;

/** Whether requests are those that the reader was sent, or sent. */
export const REFERRAL_LISTS = ['received', 'sent'] as const;
export type ReferralList = (typeof REFERRAL_LISTS)[number];

/** A request for a referral, as either of the two sees it. */
export const referralSchema = z.strictObject({
  _id: z.string(),
  list: z.enum(REFERRAL_LISTS),
  job: jobSchema.pick({ _id: true, title: true, company: true, location: true, closesAt: true }),
  /** The other of the two; null where the reader does not see them any more. */
  person: personSchema.nullable(),
  message: z.string(),
  state: z.enum(REFERRAL_STATES),
  /** What came with the answer. */
  answer: z.string(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  abilities: z.strictObject({ answer: z.boolean() }),
});
export type Referral = z.infer<typeof referralSchema>;
export const referralAnswer = oneOf(referralSchema);
/** Answer of `GET /jobs/referrals`, the latest first. */
export const referralsAnswer = pageOf(referralSchema);
export const referralsQuery = z.object({
  list: z.enum(REFERRAL_LISTS).default('received'),
  page: pageNumber,
  pageSize: pageSize(REFERRALS_PAGE_SIZE),
});
export type ReferralsQuery = z.infer<typeof referralsQuery>;

/** A search that tells its owner of matches. */
export const jobSearchSchema = z.strictObject({
  _id: z.string(),
  search: z.string(),
  type: z.enum(JOB_TYPES).nullable(),
  company: z.string(),
  place: z.string(),
  salaryKnown: z.boolean(),
  rhythm: z.enum(JOB_SEARCH_RHYTHMS),
  createdAt: z.iso.datetime(),
});
export type JobSearch = z.infer<typeof jobSearchSchema>;
export const jobSearchAnswer = oneOf(jobSearchSchema);
/** Answer of `GET /jobs/searches`. */
export const jobSearchesAnswer = z.strictObject({ data: z.array(jobSearchSchema) });
