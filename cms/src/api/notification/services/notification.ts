import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type Notification, type NotificationsQuery, type Page } from 'contracts';

import { countUnread } from '../../../platform/notifications/unread';
import { pagedStatement } from '../../../platform/tables/statement';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction } from '../../../shared/transaction';
import { findPeople, type Reader } from '../../profile/public';
import { NOTIFICATION, presentNotification } from '../presenter';

const page = pagedStatement<{ profileId: number }>({
  find: (database, { profileId }, unread) => {
    const own = database('notifications as notification').where('recipient_id', profileId);
    return unread === 'true' ? own.whereNull('read_at') : own;
  },
  order: () => [
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ],
  show: (own) => own.select(NOTIFICATION.columns),
});

const notificationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of what the reader was told, the latest first, by three queries however many there are. */
  async list(query: NotificationsQuery, reader: Reader): Promise<Page<Notification>> {
    const { profileId } = reader;
    if (profileId === null) return presentPage([], 0, query);
    const told = await page(strapi.db.connection, { profileId }, toRange(query), query.unread);
    const rows = told.rows.map(NOTIFICATION.read);
    const actorIds = new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
    const actors = await findPeople(strapi, [...actorIds], reader);
    const notifications = rows.flatMap((row) => presentNotification(row, actors.get(row.actorId ?? -1)));
    return presentPage(notifications, told.total, query);
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
