import * as z from 'zod/mini';

import { dayAt } from '../../dates.js';
import { startOfDay } from '../../days.js';
import { emailSchema, line as lineOf, requiredLine, requiredText, text } from '../../fields.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { messages } from '../../messages.js';
import { isSafeHref } from '../../safe-href.js';
import { isWebAddressOrNone } from '../../web-address.js';
import {
  APPLICATION_NOTE_MAX_CHARS,
  COVER_LETTER_MAX_CHARS,
  JOB_SEARCH_RHYTHMS,
  REFERRAL_MESSAGE_MAX_CHARS,
  REJECTION_MAX_CHARS,
} from './application-values.js';
import {
  ALUMNI_JOB_TYPE_LABELS,
  JOB_DEADLINE_MAX_DAYS,
  JOB_LINE_MAX_CHARS,
  JOB_LINK_MAX_CHARS,
  JOB_LIST_ENTRIES_MAX,
  JOB_POINT_MAX_CHARS,
  JOB_REPORT_MAX_CHARS,
  JOB_TEXT_MAX_CHARS,
  JOB_TITLE_MAX_CHARS,
  JOB_TYPES,
  type JobType,
} from './values.js';

const link = lineOf(JOB_LINK_MAX_CHARS).check(
  z.refine(
    (address) => address === '' || (isWebAddressOrNone(address) && isSafeHref(address)),
    messages.webAddressInvalid,
  ),
);
const line = lineOf(JOB_LINE_MAX_CHARS);
/** Trimmed, without empties and duplicates (member §5). */
const list = (characters: number) =>
  z.pipe(
    z.array(lineOf(characters)).check(z.maxLength(JOB_LIST_ENTRIES_MAX, messages.tooMany(JOB_LIST_ENTRIES_MAX))),
    z.transform((entries: string[]) => [...new Set(entries.filter(Boolean))]),
  );
const skills = list(JOB_LINE_MAX_CHARS);
const points = list(JOB_POINT_MAX_CHARS);

/** What both forms ask for (member §3, §5). */
const common = {
  title: requiredLine(messages.titleMissing, JOB_TITLE_MAX_CHARS),
  company: requiredLine(messages.companyMissing, JOB_LINE_MAX_CHARS),
  location: requiredLine(messages.jobLocationMissing, JOB_LINE_MAX_CHARS),
  description: requiredText(messages.jobDescriptionMissing, JOB_TEXT_MAX_CHARS),
  requirements: requiredText(messages.requirementsMissing, JOB_TEXT_MAX_CHARS),
  contactEmail: emailSchema,
  salary: z._default(line, ''),
};

/** A day of the site's clock, today's at the earliest, at whose end the job closes. */
const deadlineSchema = (timeZone: string, now?: Date) =>
  z.iso.date(messages.deadlineMissing).check(
    z.superRefine((day, context) => {
      const present = now ?? new Date();
      const today = dayAt(present, timeZone);
      if (day < today) context.addIssue({ code: 'custom', message: messages.deadlineOver });
      else if (startOfDay(day, timeZone) > startOfDay(today, timeZone, JOB_DEADLINE_MAX_DAYS)) {
        context.addIssue({ code: 'custom', message: messages.deadlineTooFar(JOB_DEADLINE_MAX_DAYS) });
      }
    }),
  );

/**
 * Body of `POST /jobs` and `PUT /jobs/:id`: the form of the public pages (member §3, §5). It asks for the address where
 * people apply, unless the poster chooses to take applications here.
 * @param timeZone the site's, such as `Asia/Kolkata`
 * @param now what `today` is measured by; the moment of the check when absent
 */
export const jobBody = (timeZone: string, now?: Date) =>
  z
    .strictObject({
      ...common,
      type: z.enum(JOB_TYPES, messages.jobTypeMissing),
      skills: skills.check(z.refine((entries) => entries.length > 0, messages.skillMissing)),
      responsibilities: z._default(points, []),
      qualifications: z._default(points, []),
      /** Empty where people apply here. */
      applicationUrl: z._default(link, ''),
      /** Whether people apply here, by a letter and a résumé. */
      applyHere: z._default(z.boolean(), false),
      /** Such as `2027-09-14`. */
      deadline: deadlineSchema(timeZone, now),
    })
    .check(
      z.refine(({ applyHere, applicationUrl }) => applyHere || applicationUrl !== '', {
        error: messages.applicationUrlMissing,
        path: ['applicationUrl'],
        // Also where other fields are at fault: whoever fills in a form reads all of that at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    );
export type JobBody = z.input<ReturnType<typeof jobBody>>;
export type EnteredJob = z.output<ReturnType<typeof jobBody>>;

const alumniTypes = Object.keys(ALUMNI_JOB_TYPE_LABELS) as (keyof typeof ALUMNI_JOB_TYPE_LABELS & JobType)[];

/**
 * Body of `POST /alumni/jobs` and `PUT /alumni/jobs/:id`: the form of the alumni pages (member §3, §5) over the same job;
 * without an address, people apply here.
 */
export const alumniJobBody = z.strictObject({
  ...common,
  type: z.enum(alumniTypes, messages.jobTypeMissing),
  applicationLink: z._default(link, ''),
});
export type AlumniJobBody = z.input<typeof alumniJobBody>;
export type EnteredAlumniJob = z.output<typeof alumniJobBody>;

/** Body of `POST /jobs/:id/report`. */
export const reportJobBody = z.strictObject({ reason: requiredText(messages.reasonMissing, JOB_REPORT_MAX_CHARS) });

/**
 * What `POST /jobs/:id/apply` takes beside the file `resume`. A multipart form has flags as `true` or `false`, and JSON,
 * which brings no file, as they are.
 */
export const applyBody = z.strictObject({
  coverLetter: requiredText(messages.coverLetterMissing, COVER_LETTER_MAX_CHARS),
  /** Whether the résumé that comes along is kept for the next application. */
  keepResume: z._default(flag(), false),
});
export type ApplyBody = z.input<typeof applyBody>;

/** Body of `PUT /jobs/:id/applications/:application`: a note that whoever posted the job alone reads. */
export const applicationNoteBody = z.strictObject({ note: text(APPLICATION_NOTE_MAX_CHARS) });
/** Body of `POST …/reject`, and of `…/applications/reject-rest`, which needs its sentence. */
export const rejectApplicationBody = z.strictObject({ sentence: z._default(text(REJECTION_MAX_CHARS), '') });
export const rejectRestBody = z.strictObject({ sentence: requiredText(messages.reasonMissing, REJECTION_MAX_CHARS) });

/** Body of `POST /jobs/:id/referrals`. */
export const askReferralBody = z.strictObject({
  /** Of the profile. */
  person: z.string().check(z.maxLength(50)),
  message: requiredText(messages.referralMessageMissing, REFERRAL_MESSAGE_MAX_CHARS),
});
/** Body of `POST /jobs/referrals/:id/answer`. */
export const answerReferralBody = z.strictObject({
  answer: z.enum(['referred', 'declined', 'passed']),
  message: z._default(text(REFERRAL_MESSAGE_MAX_CHARS), ''),
});

/** Body of `POST /jobs/searches`. */
export const jobSearchBody = z
  .strictObject({
    search: z._default(lineOf(MAX_SEARCH_CHARS), ''),
    type: z._default(z.nullable(z.enum(JOB_TYPES)), null),
    company: z._default(line, ''),
    place: z._default(line, ''),
    salaryKnown: z._default(z.boolean(), false),
    rhythm: z._default(z.enum(JOB_SEARCH_RHYTHMS), 'at-once'),
  })
  .check(
    z.refine(({ search, type, company, place, salaryKnown }) => {
      return search !== '' || type !== null || company !== '' || place !== '' || salaryKnown;
    }, messages.jobSearchEmpty),
  );
export type JobSearchBody = z.input<typeof jobSearchBody>;
export type SavedJobSearch = z.output<typeof jobSearchBody>;
/** Body of `PUT /jobs/searches/:id`. */
export const jobSearchRhythmBody = z.strictObject({ rhythm: z.enum(JOB_SEARCH_RHYTHMS) });

function flag() {
  const word = z.pipe(
    z.enum(['true', 'false']),
    z.transform((answer: 'true' | 'false') => answer === 'true'),
  );
  return z.union([z.boolean(), word]);
}
