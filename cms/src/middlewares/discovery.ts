import type { Core } from '@strapi/strapi';

import { answerDiscovery } from '../discovery/routes';
import { TooBusyError } from '../platform/drawing/one-at-a-time';
import { isReading } from '../platform/serving/addresses';
import { originOf } from '../platform/serving/origin';
import { redirectWithin } from '../platform/serving/redirect-within';

const YEAR_S = 365 * 24 * 60 * 60;
const RETRY_S = 5;

/** Serves sitemap, robots, manifest, icons and the pictures of shared links, which are kept as pages are. */
const discovery: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!isReading(ctx.method)) return next();
    try {
      const found = await answerDiscovery({ strapi, origin: originOf(ctx), target: ctx.url });
      if (found === undefined) return await next();
      if (found === null) {
        ctx.status = 404;
      } else if (found.location !== undefined) {
        redirectWithin(ctx, found.location);
        ctx.set('Cache-Control', 'no-store');
      } else {
        ctx.body = found.body;
        ctx.set('Content-Type', found.contentType ?? '');
        if (found.isForGood) ctx.set('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
        ctx.state.isPortalPage = true;
      }
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_S));
    }
  };

export default discovery;
