import { NOTIFICATION_KINDS } from '../../joined/tables.js';
import type { KindOfNotification, NotificationSubject } from '../../kind-of-notification.js';

export { NOTIFICATION_KINDS };
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Whether a kind cannot be switched off on the site. */
export function isKeptKind(kind: NotificationKind): boolean {
  const { isKept = false }: KindOfNotification = NOTIFICATION_KINDS[kind];
  return isKept;
}

/** What a kind is about. */
export function subjectOf(kind: NotificationKind): NotificationSubject {
  const { about = 'people' }: KindOfNotification = NOTIFICATION_KINDS[kind];
  return about;
}
