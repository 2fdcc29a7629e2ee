import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  RECENT_ANNOUNCEMENTS,
  type Announcement,
  type AnnouncementDetail,
  type AnnouncementsQuery,
  type Page,
} from 'contracts';

import { contentStatus } from '../../../platform/preview/drafts';
import { toFilters, toSort, type Wishes } from '../../../platform/queries/public-list';
import { presentPage, toRange } from '../../../shared/present-page';
import { presentTime } from '../../../shared/stored-time';
import { announcementFields, presentAnnouncement, presentAnnouncementDetail } from '../presenter';

const uid = 'api::announcement.announcement';

/** Newest first; what came at the same moment stands in an order that lasts. */
const NEWEST_FIRST = [{ announcedAt: 'desc' }, { documentId: 'desc' }] as const;

const announcementService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of published announcements, the newest first (admin §2). */
  async list(query: AnnouncementsQuery & Partial<Wishes>): Promise<Page<Announcement>> {
    const { category, conditions = [], order = [] } = query;
    const filters = { ...(category && { category }), ...toFilters(conditions) };
    const [announcements, total] = await Promise.all([
      strapi.documents(uid).findMany({
        status: 'published',
        filters,
        fields: [...announcementFields],
        sort: toSort(order, ...NEWEST_FIRST),
        ...toRange(query),
      }),
      strapi.documents(uid).count({ status: 'published', filters }),
    ]);
    return presentPage(announcements.map(presentAnnouncement), total, query);
  },

  /** The newest of all, for dashboards. */
  recent(): Promise<Page<Announcement>> {
    return this.list({ page: 1, pageSize: RECENT_ANNOUNCEMENTS });
  },

  /** The newest ones for feeds, which tell of changes too. @param limit how many at most */
  async newest(limit: number): Promise<(Announcement & Pick<AnnouncementDetail, 'updatedAt'>)[]> {
    const announcements = await strapi
      .documents(uid)
      .findMany({ status: 'published', fields: [...announcementFields], sort: toSort([], ...NEWEST_FIRST), limit });
    return announcements.map((document) => ({
      ...presentAnnouncement(document),
      updatedAt: presentTime(document.updatedAt),
    }));
  },

  /** One announcement, whole; to an editor who previews it, its draft. @throws NotFoundError where none is published under this id */
  async one(id: string): Promise<AnnouncementDetail> {
    const announcement = await strapi.documents(uid).findOne({ documentId: id, status: contentStatus(uid) });
    if (!announcement) throw new errors.NotFoundError(messages.announcementNotFound);
    return presentAnnouncementDetail(announcement);
  },
});

export default announcementService;
