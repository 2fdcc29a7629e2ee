import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

/** What there is to tell about a job, by what it is called in the outbox. */
export const JOB_NEWS = [
  'applied',
  'shortlisted',
  'rejected',
  'hired',
  'ended',
  'referral-asked',
  'referral-referred',
  'referral-declined',
  'referral-passed',
  'match',
  'hidden',
  'shown',
  'deleted',
] as const;
export type JobNews = (typeof JOB_NEWS)[number];

const jobNewsData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  news: z.enum(JOB_NEWS),
  /** The job, such as `“Firmware engineer” at Monsoon Capital`. */
  job: z.string(),
  /** Who did it; empty where nobody in particular did. */
  person: z.string().default(''),
  /** What they wrote. */
  words: z.string().default(''),
  /** The page that it leads to. */
  path: z.string(),
  /** Whom an answer reaches, who was told so. */
  replyTo: z.strictObject({ name: personName, email: z.email() }).optional(),
});

interface Words {
  /** After which comes the society's name. Nothing in it is somebody's own words. */
  subject: string;
  line: (person: string, job: string) => string;
  open: string;
  why: string;
}

const APPLICANT = { open: 'See your applications', why: 'you applied for a job' };
const POSTER = { open: 'See your jobs', why: 'you posted a job' };
const ASKING = { open: 'See the answer', why: 'you asked a member for a referral' };
const WORDS: Record<JobNews, Words> = {
  applied: {
    subject: 'Somebody applied for your job',
    line: (person, job) => `${person} applied for ${job}.`,
    open: 'See the applications',
    why: 'you posted a job',
  },
  shortlisted: {
    ...APPLICANT,
    subject: 'You are on the shortlist',
    line: (_person, job) => `You are on the shortlist for ${job}.`,
  },
  rejected: {
    ...APPLICANT,
    subject: 'About your application',
    line: (_person, job) => `Your application for ${job} was not successful.`,
  },
  hired: {
    ...APPLICANT,
    subject: 'You have the job',
    line: (_person, job) => `Congratulations: you have been chosen for ${job}.`,
  },
  ended: {
    ...APPLICANT,
    subject: 'About your application',
    line: (_person, job) =>
      `Your application for ${job} has ended: the job was deleted. Your letter and résumé were deleted with it.`,
  },
  'referral-asked': {
    subject: 'A member asks you for a referral',
    line: (person, job) => `${person} would like you to refer them for ${job}, and writes:`,
    open: 'Answer the request',
    why: 'your profile takes messages from members',
  },
  'referral-referred': {
    ...ASKING,
    subject: 'You will be referred',
    line: (person, job) => `${person} refers you for ${job}.`,
  },
  'referral-declined': {
    ...ASKING,
    subject: 'About your request for a referral',
    line: (person, job) => `${person} cannot refer you for ${job}.`,
  },
  'referral-passed': {
    ...ASKING,
    subject: 'About your request for a referral',
    line: (person, job) => `${person} suggests that you ask someone else to refer you for ${job}.`,
  },
  match: {
    subject: 'New jobs for your search',
    line: (_person, job) => `There is something new for a search that you saved: ${job}.`,
    open: 'See the jobs',
    why: 'you saved a search for jobs',
  },
  hidden: {
    ...POSTER,
    subject: 'A job of yours is hidden',
    line: (_person, job) => `${job} is no longer shown, for this reason:`,
  },
  shown: {
    ...POSTER,
    subject: 'A job of yours is shown again',
    line: (_person, job) => `${job} is no longer hidden.`,
  },
  deleted: {
    ...POSTER,
    subject: 'A job of yours was deleted',
    line: (_person, job) => `An admin deleted ${job}, and the applications for it.`,
  },
};

/** Tells a person what happened about a job. */
export const jobNews = template('job-news', jobNewsData, ({ name, news, replyTo, ...told }, sender) => {
  const { subject, line, open, why } = WORDS[news];
  const [person, job] = [oneLine(told.person), oneLine(told.job)];
  return {
    subject: `${subject} (${sender.name})`,
    preheader: subject,
    heading: subject,
    paragraphs: [greeting(name), line(person, job)],
    ...(told.words && { quote: told.words }),
    action: { label: open, url: `${sender.origin}${told.path}` },
    notes: replyTo
      ? [
          {
            text: `Your address has not been shown. If you reply to this mail, your answer goes to ${replyTo.email}, from yours.`,
          },
        ]
      : [],
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.email } }),
    reason: `You get this mail because ${why} at ${sender.name}.`,
  };
});
