import type { KindOfNotification } from '../../kind-of-notification.js';

/** What admins are told of each other. */
export const notificationKinds = {
  'admin-standing': {
    label: 'Who the admins are',
    description: 'For admins: somebody became one, or an admin’s email address was changed.',
    icon: 'personAccepts',
    open: 'See the accounts',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/dashboard', '/student/', '/alumni', '/profile'] as const;
