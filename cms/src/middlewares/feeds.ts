import type { Core } from '@strapi/strapi';

import { features } from '../features';
import type { FeedSource } from '../platform/features/feed-source';
import { ATOM_TYPE, writeAtom } from '../platform/feeds/atom';
import type { Feed } from '../platform/feeds/feed';
import { RSS_TYPE, writeRss } from '../platform/feeds/rss';
import { isReading } from '../platform/serving/addresses';
import { originOf } from '../platform/serving/origin';

interface Format {
  contentType: string;
  write: (feed: Feed) => string;
}

const RSS: Format = { contentType: RSS_TYPE, write: writeRss };
const ATOM: Format = { contentType: ATOM_TYPE, write: writeAtom };

/** What each address serves, and how it is written. */
const served = new Map<string, [FeedSource, Format]>(
  features
    .flatMap(({ feeds = [] }) => feeds)
    .flatMap((feed) => [
      [feed.rss, [feed, RSS]],
      [feed.atom, [feed, ATOM]],
    ]),
);

/** Serves the feeds, whose addresses lie among those of the portal's pages, and which are kept as these are. */
const feeds: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const [source, format] = (isReading(ctx.method) ? served.get(ctx.path) : undefined) ?? [];
    if (!source || !format) return next();
    ctx.body = format.write(await source.read(strapi, originOf(ctx), ctx.path));
    ctx.set('Content-Type', format.contentType);
    ctx.state.isPortalPage = true;
  };

export default feeds;
