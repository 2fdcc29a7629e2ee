import { api, JOB_TYPES, jobTypeLabel, paths, type JobType } from 'contracts';

import type { JobsAsked } from './jobsAddress';

/** One of the two places where jobs stand: the same jobs, by addresses and words of its own (design §7). */
export interface Board {
  /** The address of its list. */
  listAt: (asked: JobsAsked) => string;
  /** The API's answer for its list. */
  apiFor: (asked: JobsAsked) => string;
  /** The address of a job. */
  jobAt: (id: string) => string;
  /** The types that its filter offers, by what they are called. */
  types: Readonly<Partial<Record<JobType, string>>>;
}

/** The public pages: types are called as they are stored, with spaces (member §2). */
export const publicBoard: Board = {
  listAt: paths.jobs,
  apiFor: (asked) => api.jobs({ ...asked }),
  jobAt: paths.job,
  types: Object.fromEntries(JOB_TYPES.map((type) => [type, jobTypeLabel(type)])),
};

/** What a board calls a type, also one that it does not offer itself. */
export const typeOn = (board: Board, type: JobType): string => board.types[type] ?? jobTypeLabel(type);

/** What a choice calls a type: it begins a line there. */
export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
