import { withQuery } from '../../with-query.js';

/** What a list of mentors is asked for. */
export interface MentorsAsked extends Record<string, string | number | undefined> {
  search?: string;
  expertise?: string;
  area?: string;
  page?: number;
  pageSize?: number;
}

export const mentors = (query: MentorsAsked = {}) => withQuery('/api/mentorship/mentors', query);
/** What the filter of expertise offers. */
export const mentorExpertise = () => '/api/mentorship/expertise';
export const mentor = (id: string) => `/api/mentorship/mentors/${encodeURIComponent(id)}`;
/** POST asks a mentor. */
export const requestMentor = (id: string) => `${mentor(id)}/request`;
/** How many mentors and mentorships there are, and what became of some. */
export const mentorshipOverview = () => '/api/mentorship/overview';
/** How the reader stands to mentoring. */
export const mentorshipStatus = () => '/api/mentorship/status';
/** GET reads, PUT writes what the reader offers as a mentor. */
export const mentorProfile = () => '/api/mentorship/profile';

/** Requests and mentorships of the reader. */
export const mentorships = (query: { as?: string; status?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/mentorship/requests', query);
export const mentorshipOne = (id: string) => `/api/mentorship/requests/${encodeURIComponent(id)}`;
/** PUT. */
export const respondMentorship = (id: string) => `${mentorshipOne(id)}/respond`;
export const completeMentorship = (id: string) => `${mentorshipOne(id)}/complete`;
export const cancelMentorship = (id: string) => `${mentorshipOne(id)}/cancel`;
/** PUT writes all goals. */
export const mentorshipGoals = (id: string) => `${mentorshipOne(id)}/goals`;
/** POST adds a meeting. */
export const mentorshipMeetings = (id: string) => `${mentorshipOne(id)}/meetings`;
/** PUT changes it, DELETE deletes it. */
export const mentorshipMeeting = (id: string, meeting: string) =>
  `${mentorshipMeetings(id)}/${encodeURIComponent(meeting)}`;
/** The meeting as a file for calendars. */
export const mentorshipMeetingCalendar = (id: string, meeting: string) =>
  `${mentorshipMeeting(id, meeting)}/meeting.ics`;
/** PUT. */
export const mentorshipFeedback = (id: string) => `${mentorshipOne(id)}/feedback`;

/** GET shows the request that the link of a mail is about, POST decides; neither asks for a session. */
export const mentorshipAnswer = (token: string) => `/api/mentorship/answer/${encodeURIComponent(token)}`;

/* The alumni pages: the same by the same actions. */

export const alumniMentorships = (query: { as?: string; status?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/alumni/mentorship', query);
export const alumniMentors = (query: MentorsAsked = {}) => withQuery('/api/alumni/mentorship/mentors', query);
export const alumniMentorProfile = () => '/api/alumni/mentorship/profile';
/** POST. */
export const alumniRequestMentor = (id: string) => `/api/alumni/mentorship/request/${encodeURIComponent(id)}`;
export const alumniMentorshipStep = (id: string, step: 'accept' | 'decline' | 'end') =>
  `/api/alumni/mentorship/${step}/${encodeURIComponent(id)}`;

/** For admins: numbers of all requests. */
export const mentorshipStats = () => '/api/admin/mentorship-stats';
