import { ANNOUNCEMENT_CATEGORY_LABELS, formatDate, shareImages } from 'contracts';

import { nullWhenMissing, type SharedPages } from '../../platform/features/share-image';
import announcementService from './services/announcement';

/** The pictures of announcements. */
export const sharedAnnouncements: SharedPages = {
  kind: 'announcements',
  list: { name: 'announcements', title: 'Announcements' },
  async find(strapi, site, id) {
    const announcement = await announcementService({ strapi }).one(id).catch(nullWhenMissing);
    if (!announcement) return null;
    const { title, category, createdAt } = announcement;
    const kicker = `${ANNOUNCEMENT_CATEGORY_LABELS[category]} · ${formatDate(createdAt, site.settings.timeZone)}`;
    return { address: shareImages.announcement(site, announcement), title, kicker };
  },
};
