import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { hrefSchema } from '../../links.js';
import { messages } from '../../messages.js';
import { isKeptKind, NOTIFICATION_KINDS, type NotificationKind } from './kinds.js';
import { NOTIFICATIONS_PAGE_SIZE } from './values.js';

const kinds = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];
export const notificationKindSchema = z.enum(kinds);

/** A notification. Names in its sentence are those of today: who left is a "Former member". */
export const notificationSchema = z.strictObject({
  _id: z.string(),
  kind: notificationKindSchema,
  /** A whole sentence, such as "Asha Rao would like to connect with you." */
  sentence: z.string(),
  /** What somebody wrote, to be read where the sentence is; null where nobody did. */
  text: z.string().nullable(),
  /** Where it leads; null once there is nothing left to see. */
  href: z.nullable(hrefSchema),
  avatar: z.nullable(imageSchema),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;
/** Answer of `GET /users/notifications`. */
export const notificationsAnswer = pageOf(notificationSchema);
export const notificationsQuery = z.object({
  unread: z.enum(['true', 'false']).default('false'),
  page: pageNumber,
  pageSize: pageSize(NOTIFICATIONS_PAGE_SIZE),
});
export type NotificationsQuery = z.infer<typeof notificationsQuery>;

/**
 * Answer of `GET /users/notifications/unread`, which the bell asks for, and of the calls that mark as read. Counting ends
 * one above `UNREAD_SHOWN_MAX`.
 */
export const unreadAnswer = oneOf(z.strictObject({ unread: z.number().int().nonnegative() }));

/** How a kind reaches a person: on the site, by mail, both, or not at all. */
export const preferenceSchema = z.strictObject({
  kind: notificationKindSchema,
  onSite: z.boolean(),
  byMail: z.boolean(),
});
const chosenPreferenceSchema = preferenceSchema.refine(({ kind, onSite }) => onSite || !isKeptKind(kind), {
  error: messages.keptOnSite,
  path: ['onSite'],
});
export type NotificationPreference = z.infer<typeof preferenceSchema>;
/** Answer of `GET` and `PUT /users/notification-preferences`: every kind, once. */
export const preferencesAnswer = z.strictObject({ data: z.array(preferenceSchema) });
export const preferencesBody = z.strictObject({
  preferences: z
    .array(chosenPreferenceSchema)
    .max(kinds.length)
    .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'Each kind once'),
});
export type PreferencesBody = z.input<typeof preferencesBody>;

/** Body of `POST /notifications/unsubscribe/:token`. Without one, and with a mail program's form, mails of the kind end. */
export const unsubscribeBody = z.strictObject({ isSubscribed: z.boolean().default(false) });
export type UnsubscribeBody = z.input<typeof unsubscribeBody>;
/** Answer of `GET` and `POST /notifications/unsubscribe/:token`: what the mail's link ends. */
export const unsubscribeAnswer = oneOf(
  z.strictObject({ kind: notificationKindSchema, label: z.string(), isSubscribed: z.boolean() }),
);
export type Unsubscription = z.infer<typeof unsubscribeAnswer>['data'];
