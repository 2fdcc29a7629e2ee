import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { personSchema } from '../directory/directory.js';
import { AVAILABILITY_HOURS, PROFILE_TEXT_MAX_CHARS } from '../profile/values.js';
import {
  MENTORS_PAGE_SIZE,
  MENTORSHIP_AREAS,
  MENTORSHIP_DURATIONS,
  MENTORSHIP_GOALS_MAX,
  MENTORSHIP_SIDES,
  MENTORSHIP_STATES,
  MENTORSHIP_STORIES_MAX,
  MENTORSHIP_TABS,
  MENTORSHIPS_PAGE_SIZE,
  SUGGESTED_MENTORS,
  type MentorshipTab,
} from './values.js';

const count = z.int().nonnegative();
const availability = z.enum(['', ...AVAILABILITY_HOURS]);
const instant = z.iso.datetime();

/** How a mentor stands to the reader. */
const MENTOR_STANDINGS = ['open', 'asked', 'active', 'full', 'paused', 'limit', 'none'] as const;

/** A mentor as lists show them (member §2, §3). */
export const mentorSchema = personSchema.extend({
  /** `position` by the documents' name; pages show "Alumni" where it is empty. */
  jobTitle: z.string(),
  isMentor: z.boolean(),
  mentorBio: z.string(),
  expertise: z.array(z.string()),
  mentorshipAreas: z.array(z.enum(MENTORSHIP_AREAS)),
  languages: z.array(z.string()),
  availabilityHours: availability,
  /** How many more students they take now: none while they pause. */
  openPlaces: count,
  /** Hours that half of their answers took at most; null while there is none. A request that lapsed counts as well. */
  medianReplyHours: z.number().nonnegative().nullable(),
  /** Why they fit the reader, such as "You share Robotics. Also in Pune"; empty where nothing is known. */
  reason: z.string(),
  /**
   * Whether the reader can ask them now (`open`), has asked (`asked`), is their student (`active`), or why not: they have
   * no place (`full`), take nobody for now (`paused`), too many requests of the reader wait (`limit`), or the reader is
   * no student, or is blocked (`none`).
   */
  standing: z.enum(MENTOR_STANDINGS),
});
export type Mentor = z.infer<typeof mentorSchema>;
export type MentorStanding = Mentor['standing'];
/** Answer of `GET /mentorship/mentors`, the best match first; whoever has no place comes last. */
export const mentorsAnswer = pageOf(mentorSchema);

/** A mentor's own page, from which they are asked (member §3). */
export const mentorDetailSchema = mentorSchema.extend({
  expectations: z.string(),
  /** What a request may be about: the mentor's expertise, and the areas by what they are called. */
  topics: z.array(z.string()),
  /** The reader's request or mentorship with them that is neither over nor declined; null where there is none. */
  request: z.string().nullable(),
});
export type MentorDetail = z.infer<typeof mentorDetailSchema>;
/** Answer of `GET /mentorship/mentors/:id`. */
export const mentorAnswer = oneOf(mentorDetailSchema);
/** Answer of `GET /mentorship/expertise`: what mentors know, in the order of the alphabet. */
export const mentorExpertiseAnswer = oneOf(z.array(z.string()));

/** Query of `GET /mentorship/mentors` (member §2). */
export const mentorsQuery = z.object({
  /** Over name, job title, company and expertise. */
  search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
  expertise: z.string().trim().max(PROFILE_TEXT_MAX_CHARS).default(''),
  area: z.enum(MENTORSHIP_AREAS).optional(),
  page: pageNumber,
  pageSize: pageSize(MENTORS_PAGE_SIZE),
});
export type MentorsQuery = z.infer<typeof mentorsQuery>;

/** Answer of `GET` and `PUT /mentorship/profile`: what the reader offers, which is part of their profile. */
export const mentorProfileAnswer = oneOf(
  z.strictObject({
    isMentor: z.boolean(),
    expertise: z.array(z.string()),
    mentorshipAreas: z.array(z.enum(MENTORSHIP_AREAS)),
    /** `mentorBio` of the profile. */
    bio: z.string(),
    /** `availabilityHours` of the profile. */
    availability,
    expectations: z.string(),
    /** How many students at once. */
    capacity: z.int().positive(),
    /** False while they take no requests. */
    isAvailable: z.boolean(),
    languages: z.array(z.string()),
  }),
);
export type MentorProfile = z.infer<typeof mentorProfileAnswer>['data'];

/** Answer of `GET /mentorship/status`: how the reader stands to mentoring. */
export const mentorshipStatusAnswer = oneOf(
  z.strictObject({
    isMentor: z.boolean(),
    isAvailable: z.boolean(),
    /** Places of a mentor that are open. */
    openPlaces: count,
    /** Requests that wait for the reader's answer. */
    toAnswer: count,
    /** The reader's own requests that wait, and how many more they can send. */
    waiting: count,
    requestsLeft: count,
    abilities: z.strictObject({
      /** Students alone (member §6). */
      findMentors: z.boolean(),
      /** Alumni alone (member §6). */
      becomeMentor: z.boolean(),
    }),
  }),
);
export type MentorshipStatus = z.infer<typeof mentorshipStatusAnswer>['data'];

/** What became of a mentorship, for everybody to read. */
export const mentorshipStorySchema = z.strictObject({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Who tells it, such as "Asha Verma, mentored by Ravi Menon". */
  by: z.string(),
});
export type MentorshipStory = z.infer<typeof mentorshipStorySchema>;
/** Answer of `GET /mentorship/overview` (member §2). */
export const mentorshipOverviewAnswer = oneOf(
  z.strictObject({
    /** Mentors who can be asked now. */
    availableMentors: count,
    activeMentorships: count,
    completedMentorships: count,
    /** What editors tell, then what both sides of a mentorship agreed to show, the latest first. */
    stories: z.array(mentorshipStorySchema).max(MENTORSHIP_STORIES_MAX),
  }),
);
export type MentorshipOverview = z.infer<typeof mentorshipOverviewAnswer>['data'];

/** What either side has to say in the end; null for whoever has said nothing yet. */
const feedback = z.strictObject({ text: z.string(), mayBeShown: z.boolean() }).nullable();

/** A request or a mentorship in a list of one's own. */
export const mentorshipSchema = z.strictObject({
  _id: z.string(),
  /** On which side the reader is. */
  side: z.enum(MENTORSHIP_SIDES),
  status: z.enum(MENTORSHIP_STATES),
  /** Null for somebody whom members do not see any more. */
  mentor: personSchema.extend({ jobTitle: z.string() }).nullable(),
  student: personSchema.extend({ major: z.string() }).nullable(),
  topics: z.array(z.string()),
  duration: z.enum(MENTORSHIP_DURATIONS),
  /** When it was asked for: `requestDate` of the alumni pages. */
  createdAt: instant,
  /** When the mentor answered. */
  responseDate: instant.nullable(),
  /** When it began; null where it never did: `startDate` of the alumni pages. */
  startedAt: instant.nullable(),
  /** When it was completed: `endDate` of the alumni pages. */
  completedDate: instant.nullable(),
  /** When it was cancelled or expired. */
  closedAt: instant.nullable(),
  /** Until when it can be answered; null once it was, or is over. */
  answerUntil: instant.nullable(),
  abilities: z.strictObject({
    respond: z.boolean(),
    complete: z.boolean(),
    cancel: z.boolean(),
    /** Goals and meetings. */
    plan: z.boolean(),
    giveFeedback: z.boolean(),
  }),
});
export type Mentorship = z.infer<typeof mentorshipSchema>;

/** Answer of `GET /mentorship/requests`, the latest first, with how many stand in each tab. */
export const mentorshipsAnswer = pageOf(mentorshipSchema).extend({
  counts: z.strictObject({ active: count, pending: count, past: count }),
});
export type Mentorships = z.infer<typeof mentorshipsAnswer>;
export const mentorshipsQuery = z.object({
  /** Both sides where it is left out. */
  as: z.enum(MENTORSHIP_SIDES).optional(),
  status: z.enum(Object.keys(MENTORSHIP_TABS) as [MentorshipTab, ...MentorshipTab[]]).optional(),
  page: pageNumber,
  pageSize: pageSize(MENTORSHIPS_PAGE_SIZE),
});
export type MentorshipsQuery = z.infer<typeof mentorshipsQuery>;

/** What the two want to reach. */
export const mentorshipGoalSchema = z.strictObject({ text: z.string(), isDone: z.boolean() });
export type MentorshipGoal = z.infer<typeof mentorshipGoalSchema>;

/** When the two meet, or met. */
export const mentorshipMeetingSchema = z.strictObject({
  _id: z.string(),
  startsAt: instant,
  minutes: z.int().positive(),
  /** An address of a call, or a place; empty where neither is known. */
  place: z.string(),
  notes: z.string(),
  /** Said with a change, which is refused where somebody else's came first. */
  version: z.int(),
});
export type MentorshipMeeting = z.infer<typeof mentorshipMeetingSchema>;

/** A request as either of the two reads it (member §2, §3). */
export const mentorshipDetailSchema = mentorshipSchema.extend({
  message: z.string(),
  /** What the mentor answered; empty where nothing. */
  answer: z.string(),
  goals: z.array(mentorshipGoalSchema).max(MENTORSHIP_GOALS_MAX),
  /** Said with a change of the goals. */
  goalsVersion: z.int(),
  /** In the order of their time. */
  meetings: z.array(mentorshipMeetingSchema),
  /** The reader's own; what the other says is for admins, unless both agree to show it. */
  feedback,
  /** The story that is told of it while both agree; null otherwise. */
  story: mentorshipStorySchema.nullable(),
  /** For a student whose request was declined or has expired. */
  suggestions: z.array(mentorSchema).max(SUGGESTED_MENTORS),
});
export type MentorshipDetail = z.infer<typeof mentorshipDetailSchema>;
/** Answer of `GET /mentorship/requests/:id`, and of whatever changes one. */
export const mentorshipAnswer = oneOf(mentorshipDetailSchema);

/** Answer of `GET` and `POST /mentorship/answer/:token`: the request that the link of a mail is about, and no more. */
export const mentorshipLinkAnswer = oneOf(
  z.strictObject({
    /** Of the request, for the page of whoever signs in. */
    _id: z.string(),
    mentorName: z.string(),
    student: z.strictObject({
      name: z.string(),
      major: z.string(),
      graduationYear: z.number().int().nullable(),
    }),
    message: z.string(),
    topics: z.array(z.string()),
    duration: z.enum(MENTORSHIP_DURATIONS),
    status: z.enum(MENTORSHIP_STATES),
    createdAt: instant,
    /** Until when the link works. */
    answerUntil: instant,
    abilities: z.strictObject({ respond: z.boolean() }),
  }),
);
export type MentorshipLink = z.infer<typeof mentorshipLinkAnswer>['data'];

/* The console. */

const side = z.strictObject({ _id: z.string(), name: z.string() });

/** A request in the console's list. `id` equals `_id`; react-admin needs that name. */
export const consoleMentorshipRowSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  state: z.enum(MENTORSHIP_STATES),
  mentor: side,
  student: side,
  mentorName: z.string(),
  studentName: z.string(),
  area: z.enum(MENTORSHIP_AREAS).nullable(),
  duration: z.enum(MENTORSHIP_DURATIONS),
  createdAt: instant,
  /** Since when this mentor has it. */
  assignedAt: instant,
  answeredAt: instant.nullable(),
  completedAt: instant.nullable(),
});
export type ConsoleMentorshipRow = z.infer<typeof consoleMentorshipRowSchema>;
export const consoleMentorshipRowsAnswer = z.array(consoleMentorshipRowSchema);
/** A request as an admin reads it, with what both sides said in the end. */
export const consoleMentorshipSchema = consoleMentorshipRowSchema.extend({
  message: z.string(),
  /** One a line. */
  topics: z.string(),
  answer: z.string(),
  studentFeedback: z.string(),
  mentorFeedback: z.string(),
  /** Whether both agree to show it. */
  isStory: z.boolean(),
  /** The mentor's profile, which is all that a change writes: it gives the request to another mentor. */
  mentorId: z.string(),
  updatedAt: instant,
});
export type ConsoleMentorship = z.infer<typeof consoleMentorshipSchema>;

/** Body of `PUT /admin/mentorships/:id`: another mentor for a request that nobody has answered. */
export const consoleMentorshipInput = z.strictObject({ mentorId: z.string().trim().min(1).max(50) });
export type ConsoleMentorshipInput = z.output<typeof consoleMentorshipInput>;

/** Answer of `GET /admin/mentorship-stats`: requests of the last 12 months. */
export const mentorshipStatsAnswer = oneOf(
  z.strictObject({
    asked: count,
    answered: count,
    /** Of those that were asked long enough ago: answered within `MENTORSHIP_NUDGE_DAYS` days. */
    answeredSoon: count,
    due: count,
    medianReplyHours: z.number().nonnegative().nullable(),
    waiting: count,
    active: count,
    completed: count,
    /** The earliest first, such as `2027-09`, on the site's clock; months without a request too. */
    months: z.array(z.strictObject({ month: z.string(), asked: count, answered: count, answeredSoon: count })),
    /** Null is what belongs to none. */
    areas: z.array(
      z.strictObject({ area: z.enum(MENTORSHIP_AREAS).nullable(), asked: count, answered: count, answeredSoon: count }),
    ),
  }),
);
export type MentorshipStats = z.infer<typeof mentorshipStatsAnswer>['data'];
