import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of mentorships. */
export const notificationKinds = {
  'mentorship-asked': {
    label: 'Requests for a mentorship',
    description: 'A student would like you to be their mentor, or still waits for your answer.',
    about: 'mentorships',
    icon: 'personAsks',
    open: 'See the request',
    onSite: true,
    byMail: true,
  },
  'mentorship-answered': {
    label: 'Answers of mentors',
    description: 'A mentor whom you asked answered, or did not answer in time.',
    about: 'mentorships',
    icon: 'personAccepts',
    open: 'See the answer',
    onSite: true,
    byMail: true,
  },
  'mentorship-changed': {
    label: 'Your mentorships',
    description: 'A request was cancelled, a meeting was set or moved, or a mentorship ended.',
    about: 'mentorships',
    icon: 'calendarChange',
    open: 'See the mentorship',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = [
  '/mentorship/find',
  '/mentorship/become',
  '/mentorship/request/',
  '/mentorship/requests/',
  '/mentorship/answer/',
] as const;
