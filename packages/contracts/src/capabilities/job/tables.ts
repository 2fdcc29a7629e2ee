import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of jobs. */
export const notificationKinds = {
  'job-application': {
    label: 'Applications for your jobs',
    description: 'Somebody applied for a job that you posted.',
    about: 'jobs',
    icon: 'letter',
    open: 'See the applications',
    onSite: true,
    byMail: true,
  },
  'application-moved': {
    label: 'Your applications',
    description: 'A job that you applied for shortlisted, hired or rejected you, or was deleted.',
    about: 'jobs',
    icon: 'job',
    open: 'See your applications',
    onSite: true,
    byMail: true,
  },
  'referral-asked': {
    label: 'Requests for a referral',
    description: 'Somebody would like you to refer them where you work.',
    about: 'jobs',
    icon: 'personAsks',
    open: 'See the request',
    onSite: true,
    byMail: true,
  },
  'referral-answered': {
    label: 'Answers about referrals',
    description: 'Somebody whom you asked to refer you answered.',
    about: 'jobs',
    icon: 'personAccepts',
    open: 'See the answer',
    onSite: true,
    byMail: true,
  },
  'job-match': {
    label: 'Saved job searches',
    description: 'There is a job for a search that you saved.',
    about: 'jobs',
    icon: 'job',
    open: 'See the jobs',
    onSite: true,
    byMail: true,
  },
  'job-hidden': {
    label: 'Hidden and deleted jobs',
    description: 'An admin hid a job that you posted, showed it again, or deleted it.',
    about: 'jobs',
    icon: 'job',
    open: 'See your jobs',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = [
  '/jobs/post',
  '/jobs/own',
  '/jobs/applications',
  '/jobs/referrals',
  '/jobs/searches',
  '/jobs/*/edit',
  '/jobs/*/apply',
  '/jobs/*/applications',
] as const;
