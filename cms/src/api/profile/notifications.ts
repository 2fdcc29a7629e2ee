import { z } from 'zod';

import type { NotificationWords } from '../../platform/notifications/kinds';
import { connectionAccepted } from './mails/connection-accepted';
import { connectionRequest } from './mails/connection-request';

/** What somebody wrote along with what they did. */
const withMessage = z.object({ message: z.string().default('') }).catch({ message: '' });
const messageIn = (data: unknown): string | null => withMessage.parse(data).message || null;

/** What people are told that other people do. */
export const peopleNotifications: NotificationWords = {
  'connection-request': {
    sentence: (actor) => `${actor} would like to connect with you.`,
    text: messageIn,
    mail: (name, sender, data) => connectionRequest.of({ name, sender, message: messageIn(data) ?? '' }),
  },
  'connection-accepted': {
    sentence: (actor) => `${actor} accepted your request to connect.`,
    text: () => null,
    mail: (name, sender) => connectionAccepted.of({ name, sender }),
  },
  'person-message': {
    sentence: (actor) => `${actor} wrote to you.`,
    text: messageIn,
  },
};
