import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of messages; a message itself is told by its page. */
export const notificationKinds = {
  'messages-unread': {
    label: 'Unread messages',
    description: 'Messages that have waited for you for a day, once a day.',
    icon: 'letter',
    open: 'Read your messages',
    onSite: false,
    byMail: true,
  },
  'message-report': {
    label: 'Reported messages',
    description: 'An admin read a conversation of yours that was reported, or decided on the report.',
    icon: 'letter',
    open: 'See the conversation',
    onSite: true,
    byMail: true,
    isKept: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else. */
export const privatePaths = ['/messages'] as const;
