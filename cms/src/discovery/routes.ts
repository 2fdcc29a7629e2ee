import type { Core } from '@strapi/strapi';
import { ICONS, iconPath } from 'contracts';

import siteService from '../api/site/services/site';
import { oneAtATime } from '../platform/drawing/one-at-a-time';
import { drawFavicon, drawIcon } from './icons/draw';
import { readLogo } from './icons/logo';
import { manifestOf } from './manifest';
import { robotsTxt } from './robots';
import { drawShareImage } from './share-images/draw';
import { shareImageOf } from './share-images/subjects';
import { sitemap, sitemapPart } from './sitemap/sitemap';
import { sourcesOf } from './sitemap/sources';

/** What to send. One of `body` and `location` is set. */
export interface Found {
  contentType?: string;
  body?: string | Buffer;
  /** Where what was asked for lives in its present version. */
  location?: string;
  /** Never changes under this address. */
  isForGood?: boolean;
}

interface Asked {
  strapi: Core.Strapi;
  /** Scheme and host of the site. */
  origin: string;
  /** Path and query as they were asked for. */
  target: string;
  /** What the pattern's brackets caught. */
  name: string;
}

type Answer = (asked: Asked) => Promise<Found | null>;

const XML = 'application/xml; charset=utf-8';
const PNG = 'image/png';

const readSite = (strapi: Core.Strapi) => siteService({ strapi }).read();

/** Sends what is drawn only under the address that names its present version; any other leads there. */
async function inPresentVersion(target: string, address: string, draw: () => Promise<Buffer>): Promise<Found> {
  if (target !== address) return { location: address };
  return { contentType: PNG, body: await oneAtATime(draw), isForGood: true };
}

const answers: readonly [pattern: RegExp, answer: Answer][] = [
  [
    /^\/robots\.txt$/,
    ({ origin }) => Promise.resolve({ contentType: 'text/plain; charset=utf-8', body: robotsTxt(origin) }),
  ],
  [
    /^\/sitemap\.xml$/,
    async ({ strapi, origin }) => ({ contentType: XML, body: await sitemap(origin, sourcesOf(strapi)) }),
  ],
  [
    /^\/sitemaps\/([\w-]+)\.xml$/,
    async ({ strapi, origin, name }) => {
      const body = await sitemapPart(origin, sourcesOf(strapi), name);
      return body === null ? null : { contentType: XML, body };
    },
  ],
  [
    /^\/manifest\.webmanifest$/,
    async ({ strapi }) => ({
      contentType: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(manifestOf(await readSite(strapi))),
    }),
  ],
  [
    /^\/icons\/([\w-]+)\.png$/,
    async ({ strapi, target, name }) => {
      const icon = ICONS.find((known) => known === name);
      if (!icon) return null;
      const site = await readSite(strapi);
      return inPresentVersion(target, iconPath(site, icon), async () => drawIcon(icon, await readLogo(strapi, site)));
    },
  ],
  // Browsers and phones ask for these two by name, whatever the page says.
  [
    /^\/favicon\.ico$/,
    async ({ strapi }) => {
      const logo = await readLogo(strapi, await readSite(strapi));
      return { contentType: 'image/x-icon', body: await oneAtATime(() => drawFavicon(logo)) };
    },
  ],
  [
    /^\/apple-touch-icon(?:-precomposed)?\.png$/,
    async ({ strapi }) => ({ location: iconPath(await readSite(strapi), '180') }),
  ],
  [
    /^\/og\/([\w/-]+)\.png$/,
    async ({ strapi, target, name }) => {
      const image = await shareImageOf(strapi, await readSite(strapi), name);
      return image && inPresentVersion(target, image.address, () => drawShareImage(image.words));
    },
  ],
];

/**
 * Answers the addresses by which others find the site and show it: search engines, browsers, networks.
 * @returns undefined for an address that is none of these, null for a thing that the site does not have
 */
export async function answerDiscovery(asked: Omit<Asked, 'name'>): Promise<Found | null | undefined> {
  const path = asked.target.split('?', 1)[0] ?? '';
  for (const [pattern, answer] of answers) {
    const match = pattern.exec(path);
    if (match) return answer({ ...asked, name: match[1] ?? '' });
  }
  return undefined;
}
