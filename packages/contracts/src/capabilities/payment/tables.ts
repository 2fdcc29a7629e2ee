import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of their payments. Receipts are always mailed. */
export const notificationKinds = {
  'payment-news': {
    label: 'Your payments',
    description: 'The treasurer found your payment or did not, or gave it back.',
    icon: 'ticket',
    open: 'See your payments',
    onSite: true,
    byMail: true,
  },
  'money-request-asked': {
    label: 'What waits for a second admin',
    description: 'For admins: another one asked for a refund, an adjustment or another account to pay into.',
    icon: 'ticket',
    open: 'See the requests',
    onSite: true,
    byMail: true,
  },
  'money-request-decided': {
    label: 'Refunds and adjustments that you asked for',
    description: 'For admins: another admin approved one, or declined it.',
    icon: 'ticket',
    open: 'See the requests',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else. */
export const privatePaths = ['/payment/'] as const;
