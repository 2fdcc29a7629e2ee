import { withQuery } from '../../with-query.js';
import type { MentorshipArea, MentorshipTab } from './values.js';

export const mentorship = () => '/mentorship';
export const mentorshipBecome = () => '/mentorship/become';
/** What a list of mentors is narrowed to, and its page. */
type MentorsChosen = Partial<{ search: string; expertise: string; area: MentorshipArea; page: number }>;
export const mentors = (query: MentorsChosen = {}) => withQuery('/mentorship/find', query);
export const mentorshipRequest = (mentor: string) => `/mentorship/request/${encodeURIComponent(mentor)}`;
/** One's own request, or one that one was sent. */
export const mentorshipDetail = (id: string) => `/mentorship/requests/${encodeURIComponent(id)}`;
/** Where the link of a mail leads. */
export const mentorshipAnswer = (token: string) => `/mentorship/answer/${encodeURIComponent(token)}`;
/** The page of the alumni portal. @param query its tab, and what is chosen there */
export const alumniMentorship = (
  query: Partial<{ tab: 'overview' | 'mine' | 'find' | 'profile'; status: MentorshipTab }> & MentorsChosen = {},
) => withQuery('/alumni/mentorship', query);
