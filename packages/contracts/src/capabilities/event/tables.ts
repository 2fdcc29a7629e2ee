import type { KindOfNotification } from '../../kind-of-notification.js';

/** What people are told of events. */
export const notificationKinds = {
  'seat-offered': {
    label: 'Free seats',
    description: 'A seat became free at an event that you wait for.',
    about: 'events',
    icon: 'seat',
    open: 'Open the event',
    onSite: true,
    byMail: true,
  },
  'event-ticket': {
    label: 'Tickets',
    description: 'You have a seat at an event. The ticket is always on the event’s page too.',
    about: 'events',
    icon: 'ticket',
    open: 'Open the ticket',
    onSite: false,
    byMail: true,
  },
  'event-reminder': {
    label: 'Event reminders',
    description: 'An event that you registered for is a day away.',
    about: 'events',
    icon: 'calendar',
    open: 'Open the event',
    onSite: true,
    byMail: true,
  },
  'event-message': {
    label: 'Messages about events',
    description: 'The society wrote to the people of an event that you registered for, or wait for.',
    about: 'events',
    icon: 'announcement',
    open: 'Open the event',
    onSite: true,
    byMail: true,
  },
  'event-moved': {
    label: 'Moved events',
    description: 'An event that you registered for, or wait for, has another time or place.',
    about: 'events',
    icon: 'calendarChange',
    open: 'Open the event',
    onSite: true,
    byMail: true,
  },
  'event-cancelled': {
    label: 'Cancelled events',
    description: 'An event that you registered for, or wait for, is cancelled.',
    about: 'events',
    icon: 'calendarCancel',
    open: 'See other events',
    onSite: true,
    byMail: true,
  },
  'proposal-decided': {
    label: 'Event proposals',
    description: 'An event that you proposed was approved or not.',
    about: 'events',
    icon: 'idea',
    open: 'See my proposals',
    onSite: true,
    byMail: true,
  },
} as const satisfies Record<string, KindOfNotification>;

/** Beginnings of pages that show each person something else, or hold a secret. */
export const privatePaths = ['/events/*/ticket', '/calendar/'] as const;
