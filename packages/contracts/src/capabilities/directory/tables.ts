import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of each other. */
export const notificationKinds = {
  'connection-request': {
    label: 'Connection requests',
    description: 'Somebody would like to connect with you.',
    icon: 'personAsks',
    open: 'See the request',
    onSite: true,
    byMail: true,
  },
  'connection-accepted': {
    label: 'Accepted requests',
    description: 'Somebody accepted your request to connect.',
    icon: 'personAccepts',
    open: 'See your connections',
    onSite: true,
    byMail: false,
  },
  'person-message': {
    label: 'Messages from members',
    description: 'Somebody wrote to you through the directory. By mail you get the message itself.',
    icon: 'letter',
    open: 'See who wrote',
    onSite: true,
    byMail: true,
    isKept: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/networking'] as const;
