import { z } from 'zod';

import { mentorshipMeetingSchema, mentorshipSchema } from './mentorship.js';

/** What of mentorships the dashboards show: part of the answer of `GET /alumni/dashboard`. */
export const mentorshipDashboardSchema = z.strictObject({
  /** Students who wait for the reader's answer, the longest first. */
  toAnswer: z.array(mentorshipSchema.extend({ message: z.string() })),
  /** Mentors who have accepted the reader, and with whom no meeting is set yet. */
  toPlan: z.array(mentorshipSchema),
  /** What is over, and the reader has not said how it was. */
  toReview: z.array(mentorshipSchema),
  /** What is ahead or going on, the nearest first. */
  meetings: z.array(mentorshipMeetingSchema.extend({ mentorship: mentorshipSchema })),
});
export type MentorshipDashboard = z.infer<typeof mentorshipDashboardSchema>;
