import type { NotificationKind } from 'contracts';
import { z } from 'zod';

import type { MailContent } from '../mail';

/** Whoever did what a notification is about. */
export interface Actor {
  /** The profile's id on the wire. */
  profileId: string;
  name: string;
}

/** The words of one kind. What `notify` was told is handed to each; all of it is gone once the actor has left. */
interface KindOfNotification {
  /** @param actor who did it, by today's name */
  sentence: (actor: string, data: unknown) => string;
  /** @returns what somebody wrote; null where nobody did */
  text: (data: unknown) => string | null;
  /** The mail about it, of kinds whose cause brings none of its own. */
  mail?: (recipient: string, actor: Actor, data: unknown) => MailContent;
}

/** What somebody wrote along with what they did. */
const withMessage = z.object({ message: z.string().default('') }).catch({ message: '' });
const messageIn = (data: unknown): string | null => withMessage.parse(data).message || null;

/** How each kind of notification is put into words. A feature adds its kinds here, as in `contracts`. */
export const notificationKinds: Record<NotificationKind, KindOfNotification> = {
  'connection-request': {
    sentence: (actor) => `${actor} would like to connect with you.`,
    text: messageIn,
    mail: (name, sender, data) => ({
      kind: 'connection-request',
      data: { name, sender, message: messageIn(data) ?? '' },
    }),
  },
  'connection-accepted': {
    sentence: (actor) => `${actor} accepted your request to connect.`,
    text: () => null,
    mail: (name, sender) => ({ kind: 'connection-accepted', data: { name, sender } }),
  },
  'person-message': {
    sentence: (actor) => `${actor} wrote to you.`,
    text: messageIn,
  },
};
