interface KindOfNotification {
  label: string;
  description: string;
  /** How it reaches people who have not chosen otherwise. */
  onSite: boolean;
  byMail: boolean;
  /** It brings somebody’s own words, so it cannot be switched off on the site: whoever wants none takes no messages. */
  isKept?: boolean;
}

/** What people are told of. A feature adds its kinds here, with label and defaults. */
export const NOTIFICATION_KINDS = {
  'connection-request': {
    label: 'Connection requests',
    description: 'Somebody would like to connect with you.',
    onSite: true,
    byMail: true,
  },
  'connection-accepted': {
    label: 'Accepted requests',
    description: 'Somebody accepted your request to connect.',
    onSite: true,
    byMail: false,
  },
  'person-message': {
    label: 'Messages from members',
    description: 'Somebody wrote to you through the directory. By mail you get the message itself.',
    onSite: true,
    byMail: true,
    isKept: true,
  },
  'seat-offered': {
    label: 'Free seats',
    description: 'A seat became free at an event that you wait for.',
    onSite: true,
    byMail: true,
  },
  'event-ticket': {
    label: 'Tickets',
    description: 'You have a seat at an event. The ticket is always on the event’s page too.',
    onSite: false,
    byMail: true,
  },
  'event-reminder': {
    label: 'Event reminders',
    description: 'An event that you registered for is a day away.',
    onSite: true,
    byMail: true,
  },
  'event-message': {
    label: 'Messages about events',
    description: 'The society wrote to the people of an event that you registered for, or wait for.',
    onSite: true,
    byMail: true,
  },
  'event-moved': {
    label: 'Moved events',
    description: 'An event that you registered for, or wait for, has another time or place.',
    onSite: true,
    byMail: true,
  },
  'event-cancelled': {
    label: 'Cancelled events',
    description: 'An event that you registered for, or wait for, does not take place.',
    onSite: true,
    byMail: true,
  },
  'proposal-decided': {
    label: 'Event proposals',
    description: 'An event that you proposed was approved or not.',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Whether a kind cannot be switched off on the site. */
export function isKeptKind(kind: NotificationKind): boolean {
  const { isKept = false }: KindOfNotification = NOTIFICATION_KINDS[kind];
  return isKept;
}
