import type { Core } from '@strapi/strapi';

import { serveMade } from '../serving/made';
import type { Served } from '../serving/served';
import { ATOM_TYPE, writeAtom } from './atom';
import type { Feed } from './feed';
import { RSS_TYPE, writeRss } from './rss';

interface FeedSource {
  /** Where it is read, by format. */
  rss: string;
  atom: string;
  /** @param origin scheme and host that visitors use @param path where this feed is read */
  read: (strapi: Core.Strapi, origin: string, path: string) => Promise<Feed>;
}

/** What can be followed in a feed reader, in both formats. */
export function servedFeed({ rss, atom, read }: FeedSource): readonly Served[] {
  const served = (at: string, contentType: string, write: (feed: Feed) => string): Served => ({
    at,
    serve: serveMade(async ({ strapi, origin }) => ({ contentType, body: write(await read(strapi, origin, at)) })),
  });
  return [served(rss, RSS_TYPE, writeRss), served(atom, ATOM_TYPE, writeAtom)];
}
