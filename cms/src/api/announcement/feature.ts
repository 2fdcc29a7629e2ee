import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { PUBLISHED } from '../../platform/features/listing';
import { servedFeed } from '../../platform/feeds/served-feed';
import { PUBLISHED_COLLECTION } from '../../platform/panel/editor-role';
import { admins, everyone } from '../../platform/permissions/calls';
import { statusOf } from '../../platform/preview/addresses';
import { announcementResource } from './console/announcements';
import { announcementFeed } from './feed';
import { announcementView } from './panel/announcement';
import { announcementRules } from './rules';
import { sharedAnnouncements } from './shared-pages';

/** What the society makes known. */
const feature: Feature = {
  name: 'announcement',
  calls: [
    ['GET', '/announcements', 'announcement.find', everyone],
    ['GET', '/announcements/recent', 'announcement.recent', everyone],
    ['GET', '/announcements/:id', 'announcement.findOne', everyone],
    ['POST', '/announcements', 'announcement.create', admins],
    ['PUT', '/announcements/:id', 'announcement.update', admins],
    ['DELETE', '/announcements/:id', 'announcement.delete', admins],
  ],
  resources: [announcementResource],
  writeRules: [announcementRules],
  panelViews: [announcementView],
  editors: { content: { 'api::announcement.announcement': PUBLISHED_COLLECTION } },
  previews: {
    'api::announcement.announcement': async (strapi, { documentId, status }) => {
      const announcements = strapi.documents('api::announcement.announcement');
      const found = await announcements.findOne({ documentId, status: statusOf(status), fields: ['title'] });
      return found ? paths.announcement(documentId) : null;
    },
  },
  listPages: [paths.announcements()],
  sitemap: [
    {
      name: 'announcements',
      uid: 'api::announcement.announcement',
      title: 'title',
      published: PUBLISHED,
      fields: ['documentId'],
      pathOf: ({ documentId }) => paths.announcement(String(documentId)),
    },
  ],
  sharedPages: [sharedAnnouncements],
  serves: servedFeed({ rss: paths.announcementsRss(), atom: paths.announcementsAtom(), read: announcementFeed }),
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
