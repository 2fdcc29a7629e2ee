import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of their contributions. */
export const notificationKinds = {
  'contribution-due': {
    label: 'Contributions that are due',
    description: 'Months that you have not paid yet, once a week at most.',
    icon: 'calendar',
    open: 'Pay what is due',
    onSite: true,
    byMail: true,
  },
  'contribution-adjusted': {
    label: 'Changes of your contributions',
    description: 'An admin waived a month of yours, corrected or added one.',
    icon: 'calendar',
    open: 'See your membership',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else. */
export const privatePaths = ['/membership'] as const;
