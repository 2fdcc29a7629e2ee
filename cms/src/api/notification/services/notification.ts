import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type Notification, type NotificationsQuery, type Page } from 'contracts';

import { countUnread } from '../../../platform/notifications/unread';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction } from '../../../shared/transaction';
import { findPeople, type Reader } from '../../profile/public';
import { NOTIFICATION, presentNotification } from '../presenter';

const notificationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of what the reader was told, the latest first, by four queries however many there are. */
  async list(query: NotificationsQuery, reader: Reader): Promise<Page<Notification>> {
    const own = strapi.db.connection('notifications as notification').where('recipient_id', reader.profileId);
    if (query.unread === 'true') void own.whereNull('read_at');
    const { start, limit } = toRange(query);
    const [rows, counted] = await Promise.all([
      NOTIFICATION.all(
        own
          .clone()
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .offset(start)
          .limit(limit),
      ),
      own.clone().count<[{ total: number | string }]>({ total: '*' }).first(),
    ]);
    const actorIds = new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
    const actors = await findPeople(strapi, [...actorIds], reader);
    const notifications = rows.flatMap((row) => presentNotification(row, actors.get(row.actorId ?? -1)));
    return presentPage(notifications, Number(counted?.total ?? 0), query);
  },

  /** How many the reader has not read, counted to one above what is told by number. */
  async unread({ profileId }: Reader): Promise<number> {
    if (profileId === null) return 0;
    const [row] = await countUnread(strapi.db.connection, profileId).select<{ unread: number | string }[]>();
    return Number(row?.unread ?? 0);
  },

  /** Marks one as read, which it may be already. @throws NotFoundError for one that is gone, or another's */
  async markRead({ profileId }: Reader, documentId: string, now = new Date()): Promise<void> {
    await inTransaction(strapi, async (trx) => {
      const row: { id: number } | undefined = await trx('notifications')
        .where({ document_id: documentId, recipient_id: profileId })
        .first('id');
      if (!row) throw new errors.NotFoundError(messages.notificationNotFound);
      await trx('notifications').where({ id: row.id }).whereNull('read_at').update({ read_at: now });
    });
  },

  /** Marks all as read that there are now. */
  async markAllRead({ profileId }: Reader, now = new Date()): Promise<void> {
    await strapi.db
      .connection('notifications')
      .where({ recipient_id: profileId })
      .whereNull('read_at')
      .update({ read_at: now });
  },
});

export default notificationService;
