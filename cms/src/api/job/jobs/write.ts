import { messages, startOfDay, type EnteredAlumniJob, type EnteredJob, type JobType } from 'contracts';

import { fold } from '../../../platform/word-index/fold';
import { conflict } from '../../../shared/conflict';
import { NEVER, type WholeJob } from './job';

/** What of a job somebody writes, whichever form they fill in. What is absent stays as it is. */
export interface WrittenJob {
  title: string;
  company: string;
  location: string;
  type: JobType;
  description: string;
  requirements: string;
  contactEmail: string;
  salary: string;
  applicationUrl: string;
  skills?: string[];
  responsibilities?: string[];
  qualifications?: string[];
  /** A day of the site's clock; null for none. */
  deadline?: string | null;
}

/** What the form of the public pages says. Whoever takes applications here names no other address. */
export const fromForm = ({ applyHere, applicationUrl, ...entered }: EnteredJob): WrittenJob => ({
  ...entered,
  applicationUrl: applyHere ? '' : applicationUrl,
});

/** What the form of the alumni pages says. */
export const fromAlumniForm = ({ applicationLink, ...entered }: EnteredAlumniJob): WrittenJob => ({
  ...entered,
  applicationUrl: applicationLink,
});

/** A new job as it is stored. */
export const toNewJob = (written: WrittenJob, timeZone: string) => ({
  ...toStored(written),
  ...storable(closing(written.deadline ?? null, timeZone)),
});

/**
 * A changed job as it is stored. What was closed before its day stays so, unless the day is another one.
 * @param before as it is stored
 */
export function toChangedJob(written: WrittenJob, timeZone: string, before: WholeJob) {
  if (written.deadline === undefined) return toStored(written);
  const closed = closing(written.deadline, timeZone);
  const isSame = closed.deadline === (before.deadline?.toISOString() ?? null);
  return { ...toStored(written), ...(isSame ? {} : storable(closed)) };
}

/** With the keys that filters compare. */
const toStored = ({ deadline: _day, ...written }: WrittenJob) => ({
  ...written,
  companyKey: fold(written.company),
  placeKey: fold(written.location),
  salaryKnown: written.salary !== '',
});

/** A job closes at the last moment of its day. */
function closing(day: string | null, timeZone: string) {
  const deadline = day === null ? null : new Date(startOfDay(day, timeZone, 1) - 1).toISOString();
  return { deadline, closesAt: deadline ?? NEVER.toISOString() };
}

/** Strapi stores null for what is emptied, which its types do not say. */
const storable = (moments: ReturnType<typeof closing>) => moments as { deadline: string; closesAt: string };

/** Whether a job can no longer be applied for. */
export const isClosed = ({ closesAt }: Pick<WholeJob, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && closesAt <= now;

/** @throws a 409 where a job can no longer be applied for */
export function refuseClosed(job: Pick<WholeJob, 'closesAt'>, now: Date): void {
  if (isClosed(job, now)) throw conflict(messages.jobExpired);
}
