import type { KindOfNotification } from '../../kind-of-notification.js';

/** What donors are told. */
export const notificationKinds = {
  'donation-thanks': {
    label: 'Thanks for your donations',
    description: 'Your donation has arrived. Its receipt is mailed in any case.',
    icon: 'gift',
    open: 'See your donations',
    onSite: true,
    byMail: false,
  },
  'campaign-reached': {
    label: 'Goals that you helped to reach',
    description: 'A campaign that you gave to has reached its goal.',
    icon: 'gift',
    open: 'See the campaign',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;
