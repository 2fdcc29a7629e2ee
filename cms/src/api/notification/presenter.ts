import { messages, notificationKindSchema, type Notification, type Person } from 'contracts';

import { wordsOf } from '../../platform/notifications/kinds';
import { presentTime, type StoredTime } from '../../shared/stored-time';

/** Columns of `notifications as notification`. */
export const NOTIFICATION_COLUMNS = {
  documentId: 'notification.document_id',
  kind: 'notification.kind',
  actorId: 'notification.actor_id',
  data: 'notification.data',
  href: 'notification.href',
  readAt: 'notification.read_at',
  createdAt: 'notification.created_at',
} as const;

/** What the database answers for `NOTIFICATION_COLUMNS`. SQLite has text for objects and numbers for times. */
export interface NotificationRow {
  documentId: string;
  kind: string;
  /** Null once the actor has left, and where there was none. */
  actorId: number | null;
  data: unknown;
  href: string | null;
  readAt: StoredTime | null;
  createdAt: StoredTime;
}

/**
 * Names the fields that leave the server.
 * @param actor who did it; undefined where that is no member any more
 * @returns nothing for a kind of another release
 */
export function presentNotification(row: NotificationRow, actor: Person | undefined): Notification[] {
  const kind = notificationKindSchema.safeParse(row.kind).data;
  if (!kind) return [];
  const { sentence, text } = wordsOf(kind);
  const data: unknown = typeof row.data === 'string' ? JSON.parse(row.data) : row.data;
  const hasLeft = row.actorId !== null && !actor;
  return [
    {
      _id: row.documentId,
      kind,
      sentence: sentence(actor?.name ?? messages.FORMER_MEMBER, data),
      text: text(data),
      // What somebody did who has left leads nowhere any more.
      href: hasLeft ? null : row.href,
      avatar: actor?.avatar ?? null,
      isRead: row.readAt !== null,
      createdAt: presentTime(row.createdAt),
    },
  ];
}
