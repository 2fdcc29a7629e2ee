import { z } from 'zod';

import type { NotificationWords } from '../../platform/notifications/kinds';

/** What is told of an event, by its title and in words. */
const aboutEvent = z
  .object({ event: z.string(), until: z.string().default(''), starts: z.string().default('') })
  .catch({ event: '', until: '', starts: '' });

/** What of an event has changed, in words. */
const aboutMove = z
  .object({
    event: z.string(),
    changes: z.array(z.object({ what: z.string(), was: z.string(), is: z.string() })),
  })
  .catch({ event: '', changes: [] });

/** What an admin wrote to the people of an event. */
const writtenAboutEvent = z
  .object({ event: z.string(), subject: z.string(), message: z.string() })
  .catch({ event: '', subject: '', message: '' });

/** What people are told of events. */
export const eventNotifications: NotificationWords = {
  'seat-offered': {
    sentence: (_actor, data) => {
      const { event, until } = aboutEvent.parse(data);
      return `A seat at “${event}” is free for you. Please confirm it until ${until}.`;
    },
    text: () => null,
  },
  'event-ticket': {
    sentence: (_actor, data) => {
      const { event, starts } = aboutEvent.parse(data);
      return `You have a seat at “${event}”, which starts on ${starts}.`;
    },
    text: () => null,
  },
  'event-reminder': {
    sentence: (_actor, data) => {
      const { event, starts } = aboutEvent.parse(data);
      return `“${event}” starts on ${starts}.`;
    },
    text: () => null,
  },
  'event-message': {
    sentence: (_actor, data) => {
      const { event, subject } = writtenAboutEvent.parse(data);
      return `About “${event}”: ${subject}`;
    },
    text: (data) => writtenAboutEvent.parse(data).message || null,
  },
  'event-moved': {
    sentence: (_actor, data) => `“${aboutMove.parse(data).event}” has another time or place.`,
    text: (data) => {
      const { changes } = aboutMove.parse(data);
      return changes.map(({ what, was, is }) => `${what}: ${is} instead of ${was}`).join('\n') || null;
    },
  },
  'event-cancelled': {
    sentence: (_actor, data) => {
      const { event, starts } = aboutEvent.parse(data);
      return `“${event}”, which was to start on ${starts}, does not take place.`;
    },
    text: () => null,
  },
};
