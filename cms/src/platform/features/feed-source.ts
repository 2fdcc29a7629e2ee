import type { Core } from '@strapi/strapi';

import type { Feed } from '../feeds/feed';

/** What can be followed in a feed reader. */
export interface FeedSource {
  /** Where it is read, by format. */
  rss: string;
  atom: string;
  /** @param origin scheme and host that visitors use @param path where this feed is read */
  read: (strapi: Core.Strapi, origin: string, path: string) => Promise<Feed>;
}
