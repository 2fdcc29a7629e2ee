import type { Core } from '@strapi/strapi';
import { ICONS, iconPath } from 'contracts';

import { siteService } from '../api/site/public';
import { oneAtATime } from '../platform/drawing/one-at-a-time';
import { serveMade, type Made, type MadeFor } from '../platform/serving/made';
import type { Served } from '../platform/serving/served';
import { drawFavicon, drawIcon } from './icons/draw';
import { readLogo } from './icons/logo';
import { manifestOf } from './manifest';
import { robotsTxt } from './robots';
import { drawShareImage } from './share-images/draw';
import { shareImageOf } from './share-images/subjects';
import { sitemap, sitemapPart } from './sitemap/sitemap';
import { sourcesOf } from './sitemap/sources';

const XML = 'application/xml; charset=utf-8';

const readSite = (strapi: Core.Strapi) => siteService({ strapi }).read();

/** Sends what is drawn only under the address that names its present version; any other leads there. */
async function inPresentVersion(target: string, address: string, draw: () => Promise<Buffer>): Promise<Made> {
  if (target !== address) return { location: address };
  return { contentType: 'image/png', body: await oneAtATime(draw), isForGood: true };
}

async function touchIcon({ strapi }: MadeFor): Promise<Made> {
  return { location: iconPath(await readSite(strapi), '180') };
}

/** The addresses by which others find the site and show it: search engines, browsers, networks. */
export const discovery: readonly Served[] = [
  {
    at: '/robots.txt',
    serve: serveMade(({ origin }) =>
      Promise.resolve({ contentType: 'text/plain; charset=utf-8', body: robotsTxt(origin) }),
    ),
  },
  {
    at: '/sitemap.xml',
    serve: serveMade(async ({ strapi, origin }) => ({
      contentType: XML,
      body: await sitemap(origin, await sourcesOf(strapi)),
    })),
  },
  {
    at: '/sitemaps/',
    named: /^([\w.-]+)\.xml$/,
    serve: serveMade(async ({ strapi, origin, name }) => {
      const body = await sitemapPart(origin, await sourcesOf(strapi), name);
      return body === null ? null : { contentType: XML, body };
    }),
  },
  {
    at: '/manifest.webmanifest',
    serve: serveMade(async ({ strapi }) => ({
      contentType: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(manifestOf(await readSite(strapi))),
    })),
  },
  {
    at: '/icons/',
    named: /^([\w-]+)\.png$/,
    serve: serveMade(async ({ strapi, target, name }) => {
      const icon = ICONS.find((known) => known === name);
      if (!icon) return null;
      const site = await readSite(strapi);
      return inPresentVersion(target, iconPath(site, icon), async () => drawIcon(icon, await readLogo(strapi, site)));
    }),
  },
  // Browsers and phones ask for these by name, whatever the page says.
  {
    at: '/favicon.ico',
    serve: serveMade(async ({ strapi }) => {
      const logo = await readLogo(strapi, await readSite(strapi));
      return { contentType: 'image/x-icon', body: await oneAtATime(() => drawFavicon(logo)) };
    }),
  },
  { at: '/apple-touch-icon.png', serve: serveMade(touchIcon) },
  { at: '/apple-touch-icon-precomposed.png', serve: serveMade(touchIcon) },
  {
    at: '/og/',
    named: /^([\w/-]+)\.png$/,
    serve: serveMade(async ({ strapi, target, name }) => {
      const image = await shareImageOf(strapi, await readSite(strapi), name);
      return image && inPresentVersion(target, image.address, () => drawShareImage(image.words));
    }),
  },
];
