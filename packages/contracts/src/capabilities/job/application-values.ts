/* Applications, referrals and saved searches: what only members ask for, apart from what a visitor is shown. */

/** How far an application has come. Who takes it back leaves nothing. */
export const APPLICATION_STATES = ['received', 'shortlisted', 'rejected', 'hired'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABELS: Record<ApplicationState, string> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  hired: 'Hired',
};

/** Orders of the applications for a job, by what each is called there. */
export const APPLICATION_SORTS = { newest: 'Latest first', oldest: 'Earliest first', name: 'Name, A to Z' } as const;
export type ApplicationSort = keyof typeof APPLICATION_SORTS;

/** What becomes of a request for a referral: it waits, was granted, was declined, or whoever was asked named nobody. */
export const REFERRAL_STATES = ['asked', 'referred', 'declined', 'passed'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];
export const REFERRAL_STATE_LABELS: Record<ReferralState, string> = {
  asked: 'Waits for an answer',
  referred: 'Referred',
  declined: 'Not me',
  passed: 'Ask someone else',
};

/** How soon a saved search tells of a match. */
export const JOB_SEARCH_RHYTHMS = ['at-once', 'weekly'] as const;
export type JobSearchRhythm = (typeof JOB_SEARCH_RHYTHMS)[number];
export const JOB_SEARCH_RHYTHM_LABELS: Record<JobSearchRhythm, string> = {
  'at-once': 'At once',
  weekly: 'Once a week',
};

/** Largest résumé that is taken: PDF alone. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
/** Texts of an application, in characters: the cover letter, the poster's own note, and what the rejected are told. */
export const COVER_LETTER_MAX_CHARS = 5000;
export const APPLICATION_NOTE_MAX_CHARS = 2000;
export const REJECTION_MAX_CHARS = 500;
/** Applications on a page. */
export const APPLICATIONS_PAGE_SIZE = 20;

/** People whom one person may ask to refer them for one job. */
export const REFERRALS_MAX = 3;
/** People of a company that its job names. */
export const COLLEAGUES_MAX = 12;
/** What is written along, in characters. */
export const REFERRAL_MESSAGE_MAX_CHARS = 1000;
/** Requests for a referral on a page. */
export const REFERRALS_PAGE_SIZE = 20;

/** Searches that a person may save. */
export const JOB_SEARCHES_MAX = 10;
