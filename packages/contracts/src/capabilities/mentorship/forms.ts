import * as z from 'zod/mini';

import { isSeen, line, requiredLine, requiredText, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { wallClockSchema } from '../../wall-clock.js';
import { profileBody } from '../profile/forms.js';
import { PROFILE_TEXT_MAX_CHARS } from '../profile/values.js';
import {
  MEETING_MINUTES,
  MEETING_NOTES_MAX_CHARS,
  MEETING_PLACE_MAX_CHARS,
  MENTORSHIP_ANSWER_MAX_CHARS,
  MENTORSHIP_DURATIONS,
  MENTORSHIP_FEEDBACK_MAX_CHARS,
  MENTORSHIP_GOAL_MAX_CHARS,
  MENTORSHIP_GOALS_MAX,
  MENTORSHIP_MESSAGE_MAX_CHARS,
  MENTORSHIP_MESSAGE_MIN_CHARS,
  MENTORSHIP_TOPICS_MAX,
  DEFAULT_MENTORSHIP_DURATION,
} from './values.js';

const topics = z
  .pipe(
    z
      .array(line(PROFILE_TEXT_MAX_CHARS))
      .check(z.maxLength(MENTORSHIP_TOPICS_MAX, messages.tooMany(MENTORSHIP_TOPICS_MAX))),
    z.transform((entries: string[]) => [...new Set(entries.filter(isSeen))]),
  )
  .check(z.refine((entries) => entries.length > 0, messages.topicMissing));

const tooShort = messages.mentorshipMessageTooShort(MENTORSHIP_MESSAGE_MIN_CHARS);
/** Body of `POST /mentorship/mentors/:id/request` (member §5). */
export const requestMentorBody = z.strictObject({
  message: text(MENTORSHIP_MESSAGE_MAX_CHARS).check(
    z.minLength(MENTORSHIP_MESSAGE_MIN_CHARS, tooShort),
    z.refine(isSeen, tooShort),
  ),
  topics,
  duration: z._default(z.enum(MENTORSHIP_DURATIONS, messages.durationMissing), DEFAULT_MENTORSHIP_DURATION),
});
export type RequestMentorBody = z.input<typeof requestMentorBody>;
export type MentorRequest = z.output<typeof requestMentorBody>;

const answer = z._default(text(MENTORSHIP_ANSWER_MAX_CHARS), '');
/** Body of `PUT /mentorship/requests/:id/respond`, and of `POST /mentorship/answer/:token`. */
export const respondMentorshipBody = z.strictObject({ status: z.enum(['accepted', 'rejected']), answer });
export type RespondMentorshipBody = z.input<typeof respondMentorshipBody>;
/** Body of `POST /alumni/mentorship/accept/:id` and `…/decline/:id`, which may be left out. */
export const mentorshipStepBody = z.strictObject({ answer });

const { isMentor, expertise, mentorBio, mentorshipAreas, availabilityHours, languages } = profileBody.shape;
const { mentorExpectations, mentorCapacity, isAvailable } = profileBody.shape;
/** Body of `PUT /mentorship/profile`: fields of the profile by the names of this form (member §3); what is absent stays. */
export const mentorProfileBody = z.strictObject({
  isMentor,
  expertise,
  mentorshipAreas,
  bio: mentorBio,
  availability: availabilityHours,
  expectations: mentorExpectations,
  capacity: mentorCapacity,
  isAvailable,
  languages,
});
export type MentorProfileBody = z.input<typeof mentorProfileBody>;

/** Body of `PUT /mentorship/requests/:id/goals`: all goals, and the version of them that was looked at. */
export const mentorshipGoalsBody = z.strictObject({
  goals: z
    .array(z.strictObject({ text: requiredLine(messages.goalMissing, MENTORSHIP_GOAL_MAX_CHARS), isDone: z.boolean() }))
    .check(z.maxLength(MENTORSHIP_GOALS_MAX, messages.tooMany(MENTORSHIP_GOALS_MAX))),
  version: z.int(),
});
export type MentorshipGoalsBody = z.input<typeof mentorshipGoalsBody>;

const minutesInvalid = messages.meetingMinutesInvalid(MEETING_MINUTES.min, MEETING_MINUTES.max);
const meeting = {
  /** On the site's clock, such as `2027-09-14T18:30`. */
  startsAt: wallClockSchema,
  minutes: z._default(
    z
      .int(minutesInvalid)
      .check(z.minimum(MEETING_MINUTES.min, minutesInvalid), z.maximum(MEETING_MINUTES.max, minutesInvalid)),
    MEETING_MINUTES.default,
  ),
  place: z._default(line(MEETING_PLACE_MAX_CHARS), ''),
  notes: z._default(text(MEETING_NOTES_MAX_CHARS), ''),
};
/** Body of `POST /mentorship/requests/:id/meetings`. */
export const newMeetingBody = z.strictObject(meeting);
export type NewMeetingBody = z.input<typeof newMeetingBody>;
export type EnteredMeeting = z.output<typeof newMeetingBody>;
/** Body of `PUT …/meetings/:meeting`: all of it, and the version that was looked at. */
export const meetingBody = z.strictObject({ ...meeting, version: z.int() });
export type MeetingBody = z.input<typeof meetingBody>;

/** Body of `PUT /mentorship/requests/:id/feedback`. */
export const mentorshipFeedbackBody = z.strictObject({
  text: requiredText(messages.feedbackMissing, MENTORSHIP_FEEDBACK_MAX_CHARS),
  /** Whether it may stand on the overview, once the other side agrees, too. */
  mayBeShown: z._default(z.boolean(), false),
});
export type MentorshipFeedbackBody = z.input<typeof mentorshipFeedbackBody>;
