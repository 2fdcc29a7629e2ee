import { messages, notificationKindSchema, type Notification, type Person } from 'contracts';

import { wordsOf } from '../../platform/notifications/kinds';
import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';

const notification = tableOf('api::notification.notification', 'notification');

/** A row of `notifications as notification`. Who did it is null once that person has left, and where there was none. */
export const NOTIFICATION = selection(
  pick(notification, 'documentId', 'kind', 'actorId', 'data', 'href', 'readAt', 'createdAt'),
);
type StoredNotification = ReturnType<typeof NOTIFICATION.read>;

/**
 * Names the fields that leave the server.
 * @param actor who did it; undefined where that is no member any more
 * @returns nothing for a kind of another release
 */
export function presentNotification(row: StoredNotification, actor: Person | undefined): Notification[] {
  const kind = notificationKindSchema.safeParse(row.kind).data;
  if (!kind) return [];
  const { sentence, text } = wordsOf(kind);
  const hasLeft = row.actorId !== null && !actor;
  return [
    {
      _id: row.documentId,
      kind,
      sentence: sentence(actor?.name ?? messages.FORMER_MEMBER, row.data),
      text: text(row.data),
      // What somebody did who has left leads nowhere any more.
      href: hasLeft ? null : row.href,
      avatar: actor?.avatar ?? null,
      isRead: row.readAt !== null,
      createdAt: row.createdAt.toISOString(),
    },
  ];
}
