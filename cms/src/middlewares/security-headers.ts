import type { Core } from '@strapi/strapi';

import { pathOf } from '../serving/addresses';
import { securityHeadersFor } from '../serving/security-headers';

/**
 * Sets the security headers of whatever is computed behind it; answers from memory carry the same ones ready made.
 * Strapi's own are switched off in `config/middlewares.ts`.
 */
const securityHeaders: Core.MiddlewareFactory = () => (ctx, next) => {
  const headers = securityHeadersFor(pathOf(ctx.req.url ?? '/'));
  for (let index = 0; index < headers.length; index += 2) {
    ctx.res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
  return next();
};

export default securityHeaders;
