import type { Core } from '@strapi/strapi';

import { showsDrafts } from '../platform/preview/drafts';
import { pathOf } from '../platform/serving/addresses';
import { securityHeadersFor, setHeaders } from '../platform/serving/security-headers';

/**
 * Sets the security headers of whatever is computed behind it; answers from memory carry the same ones ready made.
 * Strapi's own are switched off in `config/middlewares.ts`. A preview has its own already.
 */
const securityHeaders: Core.MiddlewareFactory = () => (ctx, next) => {
  if (!showsDrafts()) setHeaders(ctx, securityHeadersFor(pathOf(ctx.req.url ?? '/')));
  return next();
};

export default securityHeaders;
