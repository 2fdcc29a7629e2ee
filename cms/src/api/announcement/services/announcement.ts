import type { Core } from '@strapi/strapi';
import type { Announcement, AnnouncementsQuery, Page } from 'contracts';

import { presentPage, toRange } from '../../../shared/present-page';
import { presentAnnouncement } from '../presenter';

const uid = 'api::announcement.announcement';

const announcementService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of published announcements, the newest first (admin §2). */
  async list(query: AnnouncementsQuery): Promise<Page<Announcement>> {
    const filters = query.category ? { category: query.category } : {};
    const [announcements, total] = await Promise.all([
      strapi.documents(uid).findMany({
        status: 'published',
        filters,
        sort: ['createdAt:desc', 'id:desc'],
        ...toRange(query),
      }),
      strapi.documents(uid).count({ status: 'published', filters }),
    ]);
    return presentPage(announcements.map(presentAnnouncement), total, query);
  },
});

export default announcementService;
