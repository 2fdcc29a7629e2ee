import type { Core } from '@strapi/strapi';
import { ANNOUNCEMENT_CATEGORY_LABELS, FEED_ANNOUNCEMENTS, paths } from 'contracts';

import type { Feed } from '../../platform/feeds/feed';
import { urnOf } from '../../platform/feeds/urn';
import { siteService } from '../site/public';
import announcementService from './services/announcement';

/**
 * The newest announcements as a feed.
 * @param origin scheme and host that visitors use
 * @param feedPath where this feed is read
 */
export async function announcementFeed(strapi: Core.Strapi, origin: string, feedPath: string): Promise<Feed> {
  const [{ name, institute }, announcements] = await Promise.all([
    siteService({ strapi }).read(),
    announcementService({ strapi }).newest(FEED_ANNOUNCEMENTS),
  ]);
  const entries = announcements.map(({ _id, title, category, content, createdAt, updatedAt }) => ({
    id: urnOf(`announcement/${_id}`),
    title,
    url: origin + paths.announcement(_id),
    summary: content,
    category: { term: category, label: ANNOUNCEMENT_CATEGORY_LABELS[category] },
    published: new Date(createdAt),
    updated: new Date(updatedAt),
  }));
  const newest = Math.max(...entries.map(({ updated }) => updated.getTime()));
  return {
    id: urnOf('announcements'),
    title: `Announcements · ${name}`,
    description: `News from ${name}, ${institute}.`,
    author: name,
    pageUrl: origin + paths.announcements(),
    feedUrl: origin + feedPath,
    updated: entries.length > 0 ? new Date(newest) : undefined,
    entries,
  };
}
