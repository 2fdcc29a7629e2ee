import { dayAt, type JobBody, type JobDetail, type JobType } from 'contracts';

/** What has been written of a job so far, as its form has it: points are lines. */
export interface JobDraft {
  title: string;
  company: string;
  location: string;
  /** Empty until one is chosen. */
  type: JobType | '';
  salary: string;
  description: string;
  responsibilities: string;
  requirements: string;
  qualifications: string;
  skills: string[];
  applyHere: boolean;
  applicationUrl: string;
  contactEmail: string;
  /** A day of the site's clock, such as `2027-09-14`; empty for none. */
  deadline: string;
}

/** @param contactEmail where the poster is reached, unless they write another address */
export const emptyDraft = (contactEmail: string): JobDraft => ({
  title: '',
  company: '',
  location: '',
  type: '',
  salary: '',
  description: '',
  responsibilities: '',
  requirements: '',
  qualifications: '',
  skills: [],
  applyHere: false,
  applicationUrl: '',
  contactEmail,
  deadline: '',
});

/** A job to be written on. */
export const draftOf = (job: JobDetail, timeZone: string): JobDraft => ({
  ...job,
  responsibilities: job.responsibilities.join('\n'),
  qualifications: job.qualifications.join('\n'),
  applyHere: job.applicationUrl === null,
  applicationUrl: job.applicationUrl ?? '',
  deadline: job.deadline ? dayAt(job.deadline, timeZone) : '',
});

const linesOf = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

/** What the form sends. A type that was not chosen is for the schema to refuse. */
export const bodyOf = (draft: JobDraft): JobBody => ({
  title: draft.title,
  company: draft.company,
  location: draft.location,
  type: draft.type as JobType,
  salary: draft.salary,
  description: draft.description,
  responsibilities: linesOf(draft.responsibilities),
  requirements: draft.requirements,
  qualifications: linesOf(draft.qualifications),
  skills: draft.skills,
  applyHere: draft.applyHere,
  applicationUrl: draft.applyHere ? '' : draft.applicationUrl,
  contactEmail: draft.contactEmail,
  deadline: draft.deadline,
});

/** The job that a draft would be. @param now when it would be posted, and @param deadline the end of its last day; ISO 8601 */
export function previewOf(
  draft: JobDraft,
  { now, deadline, postedBy }: { now: string; deadline: string | null; postedBy: JobDetail['postedBy'] },
): JobDetail {
  const { applyHere: _here, ...body } = bodyOf(draft);
  const link = draft.applyHere ? null : draft.applicationUrl;
  return {
    ...body,
    _id: 'preview',
    documentId: 'preview',
    type: draft.type || 'full_time',
    salary: draft.salary,
    responsibilities: linesOf(draft.responsibilities),
    qualifications: linesOf(draft.qualifications),
    applicationUrl: link,
    applicationLink: link,
    deadline,
    closesAt: deadline,
    postedBy,
    createdAt: now,
    updatedAt: now,
  };
}
