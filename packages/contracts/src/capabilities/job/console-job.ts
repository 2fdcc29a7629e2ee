import { z } from 'zod';

import { isOneLine } from '../../fields.js';
import { messages } from '../../messages.js';
import { daySchema } from '../../wall-clock.js';
import { isWebAddressOrNone } from '../../web-address.js';
import { jobDetailSchema, jobSchema } from './job.js';
import {
  JOB_LINE_MAX_CHARS,
  JOB_LINK_MAX_CHARS,
  JOB_LIST_ENTRIES_MAX,
  JOB_POINT_MAX_CHARS,
  JOB_REPORT_MAX_CHARS,
  JOB_TEXT_MAX_CHARS,
  JOB_TITLE_MAX_CHARS,
  JOB_TYPES,
} from './values.js';

/** Which jobs the console's list shows. */
export const CONSOLE_JOB_STATUSES = ['open', 'closed', 'hidden', 'reported'] as const;
export type ConsoleJobStatus = (typeof CONSOLE_JOB_STATUSES)[number];

const count = z.int().nonnegative();

/** A job in the console's list. `id` equals `_id`; react-admin needs that name. */
export const consoleJobRowSchema = jobSchema
  .pick({ _id: true, title: true, company: true, location: true, type: true, closesAt: true, createdAt: true })
  .extend({
    id: z.string(),
    /** Null for somebody who has left. */
    poster: z.strictObject({ _id: z.string(), name: z.string() }).nullable(),
    isHidden: z.boolean(),
    applications: count,
    /** How many reported it, as far as nobody has settled that. */
    reports: count,
    updatedAt: z.iso.datetime(),
  });
export type ConsoleJobRow = z.infer<typeof consoleJobRowSchema>;
export const consoleJobRowsAnswer = z.array(consoleJobRowSchema);

/** A job as an admin reads and writes it. */
export const consoleJobSchema = consoleJobRowSchema
  .extend(
    jobDetailSchema.pick({
      description: true,
      requirements: true,
      salary: true,
      contactEmail: true,
    }).shape,
  )
  .extend({
    applicationUrl: z.string(),
    /** An entry a line, as the two lists below. */
    skills: z.string(),
    responsibilities: z.string(),
    qualifications: z.string(),
    /** A day of the site's clock; null for none. */
    deadline: z.nullable(daySchema),
    /** Why it is hidden; empty while it is not. */
    hiddenReason: z.string(),
    /** What was said of it and is not settled, a line each, the latest first. */
    reported: z.string(),
    /** Whether nothing of that is open. */
    isSettled: z.boolean(),
  });
export type ConsoleJob = z.infer<typeof consoleJobSchema>;

const words = (characters: number) =>
  z
    .string()
    .trim()
    .max(characters, messages.tooLong(characters))
    .nullish()
    .transform((text) => text ?? '');
const line = (characters: number) => words(characters).refine(isOneLine, messages.notOneLine);
const neededWords = (characters: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(characters, messages.tooLong(characters));
const neededLine = (characters: number, missing: string) =>
  neededWords(characters, missing).refine(isOneLine, messages.notOneLine);
/** An entry a line. */
const list = (characters: number) =>
  z
    .string()
    .nullish()
    .transform((lines) => (lines ?? '').split('\n').map((entry) => entry.trim()))
    .transform((entries) => [...new Set(entries.filter(Boolean))])
    .refine((entries) => entries.length <= JOB_LIST_ENTRIES_MAX, messages.tooMany(JOB_LIST_ENTRIES_MAX))
    .refine((entries) => entries.every((entry) => entry.length <= characters), messages.tooLong(characters))
    .refine((entries) => entries.every(isOneLine), messages.notOneLine);
/** A day that databases and pages alike can write. */
const day = z.nullish(daySchema.check(z.refine((text) => text >= '1900' && text < '3000', messages.deadlineMissing)));

/** Body of `PUT /admin/jobs/:id`. */
export const consoleJobInput = z.strictObject({
  title: neededLine(JOB_TITLE_MAX_CHARS, messages.titleMissing),
  company: neededLine(JOB_LINE_MAX_CHARS, messages.companyMissing),
  location: neededLine(JOB_LINE_MAX_CHARS, messages.jobLocationMissing),
  type: z.enum(JOB_TYPES),
  description: neededWords(JOB_TEXT_MAX_CHARS, messages.jobDescriptionMissing),
  requirements: words(JOB_TEXT_MAX_CHARS),
  responsibilities: list(JOB_POINT_MAX_CHARS),
  qualifications: list(JOB_POINT_MAX_CHARS),
  skills: list(JOB_LINE_MAX_CHARS),
  salary: line(JOB_LINE_MAX_CHARS),
  applicationUrl: line(JOB_LINK_MAX_CHARS).refine(isWebAddressOrNone, messages.webAddressInvalid),
  contactEmail: z.email(messages.emailInvalid),
  deadline: day.transform((text) => text ?? null),
  /** Whoever posted it is told, with the reason. */
  isHidden: z.boolean(),
  hiddenReason: words(JOB_REPORT_MAX_CHARS),
  /** True settles what was reported. */
  isSettled: z.boolean(),
});
export type ConsoleJobInput = z.output<typeof consoleJobInput>;
export type ConsoleJobForm = z.input<typeof consoleJobInput>;
