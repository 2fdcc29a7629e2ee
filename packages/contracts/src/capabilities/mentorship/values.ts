/** What mentors help with (member §2). */
export const MENTORSHIP_AREAS = ['career', 'technical', 'leadership', 'entrepreneurship', 'academic'] as const;
export type MentorshipArea = (typeof MENTORSHIP_AREAS)[number];
export const MENTORSHIP_AREA_LABELS: Record<MentorshipArea, string> = {
  career: 'Career',
  technical: 'Technical',
  leadership: 'Leadership',
  entrepreneurship: 'Entrepreneurship',
  academic: 'Academic',
};

/** How long a mentorship is meant to last (member §9). */
export const MENTORSHIP_DURATIONS = ['1_month', '3_months', '6_months', 'ongoing'] as const;
export type MentorshipDuration = (typeof MENTORSHIP_DURATIONS)[number];
export const MENTORSHIP_DURATION_LABELS: Record<MentorshipDuration, string> = {
  '1_month': '1 month',
  '3_months': '3 months',
  '6_months': '6 months',
  ongoing: 'Ongoing',
};
export const DEFAULT_MENTORSHIP_DURATION: MentorshipDuration = '3_months';

/** What becomes of a request (design §7): a mentorship is one that was accepted. */
export const MENTORSHIP_STATES = ['pending', 'accepted', 'rejected', 'completed', 'cancelled', 'expired'] as const;
export type MentorshipState = (typeof MENTORSHIP_STATES)[number];
export const MENTORSHIP_STATE_LABELS: Record<MentorshipState, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** Parts of the list of one's own: what goes on, what waits for an answer, and what is over (member §2). */
export const MENTORSHIP_TABS = {
  active: ['accepted'],
  pending: ['pending'],
  past: ['completed', 'rejected', 'cancelled', 'expired'],
} as const satisfies Record<string, readonly MentorshipState[]>;
export type MentorshipTab = keyof typeof MENTORSHIP_TABS;

/** On which side of a mentorship somebody stands. */
export const MENTORSHIP_SIDES = ['student', 'mentor'] as const;
export type MentorshipSide = (typeof MENTORSHIP_SIDES)[number];

/** Mentors on a page of their list, and how many the list pages through; whoever looks for one of more narrows it. */
export const MENTORS_PAGE_SIZE = 12;
export const MENTORS_FOUND_MAX = 500;
/** Expertise that a mentor's card shows; more is "+N more" (member §9). */
export const LISTED_EXPERTISE = 3;
/** Kinds of expertise that the filter offers. */
export const EXPERTISE_CHOICES_MAX = 200;
/** How many students one mentor may take at once, and how many where they have not said. */
export const MENTEES_MAX = 20;
export const MENTEES_DEFAULT = 3;
/** What a mentor expects of students, in characters. */
export const EXPECTATIONS_MAX_CHARS = 1000;

/** The message of a request (member §5, §9), and what the mentor answers, in characters. */
export const MENTORSHIP_MESSAGE_MIN_CHARS = 50;
export const MENTORSHIP_MESSAGE_MAX_CHARS = 2000;
export const MENTORSHIP_ANSWER_MAX_CHARS = 1000;
/** Topics of a request. */
export const MENTORSHIP_TOPICS_MAX = 10;
/** Requests of a student that wait at once. */
export const PENDING_REQUESTS_MAX = 3;
/** A request that nobody has answered: the mentor is reminded, and later it is over. */
export const MENTORSHIP_NUDGE_DAYS = 3;
export const MENTORSHIP_EXPIRY_DAYS = 14;
/** Other mentors that are suggested once a request was declined, or is over. */
export const SUGGESTED_MENTORS = 3;
/** Requests on a page. */
export const MENTORSHIPS_PAGE_SIZE = 10;

/** Goals that the two agree on, and one in characters. */
export const MENTORSHIP_GOALS_MAX = 5;
export const MENTORSHIP_GOAL_MAX_CHARS = 200;
/** Meetings of a mentorship, and their texts in characters. */
export const MENTORSHIP_MEETINGS_MAX = 50;
export const MEETING_PLACE_MAX_CHARS = 300;
export const MEETING_NOTES_MAX_CHARS = 4000;
/** How long a meeting lasts, in minutes. */
export const MEETING_MINUTES = { min: 5, max: 480, default: 30 } as const;
/** How far ahead and back a meeting may lie, in days. */
export const MEETING_DAYS = { ahead: 366, back: 366 } as const;
/** What either side says at the end, in characters. */
export const MENTORSHIP_FEEDBACK_MAX_CHARS = 600;
/** Stories that the overview tells. */
export const MENTORSHIP_STORIES_MAX = 6;
