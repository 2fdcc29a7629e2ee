import type { Core } from '@strapi/strapi';

import { isReading } from '../platform/serving/addresses';
import { readReadiness } from '../platform/serving/readiness';

/**
 * Answers `/_ready`: 200 where this instance can serve, 503 where a load balancer should send people elsewhere, and
 * which part is missing. Strapi's `/_health` says no more than that the process is alive.
 */
const readiness: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (ctx.path !== '/_ready' || !isReading(ctx.method)) return next();
    const parts = await readReadiness(strapi);
    ctx.status = Object.values(parts).every(Boolean) ? 200 : 503;
    ctx.body = parts;
    ctx.set('Cache-Control', 'no-store');
  };
};

export default readiness;
