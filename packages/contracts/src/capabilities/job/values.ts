/** What kind of work a job is (design §7). Labels differ by screen, values do not. */
export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'internship', 'temporary', 'remote'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Types that the form of the public pages offers; remote is a filter there (member §9). */
export const PUBLIC_JOB_TYPES = ['full_time', 'part_time', 'contract', 'internship', 'temporary'] as const;
/** What the alumni pages call the types that they offer (member §9). */
export const ALUMNI_JOB_TYPE_LABELS = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  remote: 'Remote',
} as const satisfies Partial<Record<JobType, string>>;

/** What a type is called elsewhere: underscores are shown as spaces (member §2). */
export const jobTypeLabel = (type: JobType): string => type.replaceAll('_', ' ');

/** Whether a list shows the jobs that can be applied for, or those that have closed and still have a page. */
export const JOB_STATUSES = ['open', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Skills of a job that its card shows; more are "+N more" (member §2, §9). */
export const LISTED_JOB_SKILLS = 5;
/** How much of its description a job has in lists, in characters. */
export const JOB_EXCERPT_CHARS = 200;
/** Skeleton cards shown while jobs load (member §9). */
export const JOB_SKELETONS = 4;
/** Jobs on a page of their list. */
export const JOBS_PAGE_SIZE = 10;
/** Jobs that the list of a search counts and pages through; who looks for one of more narrows the search. */
export const JOBS_FOUND_MAX = 500;
/** Other jobs that the page of one leads to. */
export const SIMILAR_JOBS_MAX = 3;
/** A job that closes within so many days does so soon. */
export const JOB_CLOSING_SOON_DAYS = 7;
/** Days for which a job that has closed still has its page; afterwards it is gone for good. */
export const JOB_GONE_AFTER_DAYS = 30;
/** Companies and places that the filters offer, each. */
export const JOB_FILTER_CHOICES_MAX = 100;
/** Texts of a job, in characters. */
export const JOB_TITLE_MAX_CHARS = 150;
export const JOB_LINE_MAX_CHARS = 120;
export const JOB_TEXT_MAX_CHARS = 5000;
export const JOB_LINK_MAX_CHARS = 500;
/** Skills, responsibilities and qualifications of a job: entries each, and one of the latter two in characters. */
export const JOB_LIST_ENTRIES_MAX = 30;
export const JOB_POINT_MAX_CHARS = 300;
/** Jobs of one person that are open at once. */
export const OPEN_JOBS_MAX = 50;
/** How far ahead a deadline may lie, in days. */
export const JOB_DEADLINE_MAX_DAYS = 366;
/** Why a job is reported, and why it is hidden, in characters. */
export const JOB_REPORT_MAX_CHARS = 500;
