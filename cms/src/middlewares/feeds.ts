import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import { announcementFeed } from '../api/announcement/feed';
import { ATOM_TYPE, writeAtom } from '../platform/feeds/atom';
import type { Feed } from '../platform/feeds/feed';
import { RSS_TYPE, writeRss } from '../platform/feeds/rss';
import { isReading } from '../platform/serving/addresses';
import { originOf } from '../platform/serving/origin';

interface Format {
  contentType: string;
  write: (feed: Feed) => string;
}

const FORMATS = new Map<string, Format>([
  [paths.announcementsRss(), { contentType: RSS_TYPE, write: writeRss }],
  [paths.announcementsAtom(), { contentType: ATOM_TYPE, write: writeAtom }],
]);

/** Serves the feeds, whose addresses lie among those of the portal's pages, and which are kept as these are. */
const feeds: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const format = isReading(ctx.method) ? FORMATS.get(ctx.path) : undefined;
    if (!format) return next();
    ctx.body = format.write(await announcementFeed(strapi, originOf(ctx), ctx.path));
    ctx.set('Content-Type', format.contentType);
    ctx.state.isPortalPage = true;
  };

export default feeds;
