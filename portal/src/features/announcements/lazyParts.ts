import { lazyPart } from '../../components/lazy/lazyPart';

/** An announcement: words and links. */
export const lazyAnnouncementArticle = lazyPart(
  async () => (await import('./AnnouncementArticle')).AnnouncementArticle,
  true,
);

/** The announcements of a page: words and links. */
export const lazyAnnouncementList = lazyPart(async () => (await import('./AnnouncementList')).AnnouncementList, true);
