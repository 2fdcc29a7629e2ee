import type { Core } from '@strapi/strapi';

import { environment } from '../platform/environment/environment';
import { isReading, ownNames, wantsHtml } from '../platform/serving/addresses';
import { believeProxies } from '../platform/serving/forwarded';
import { redirectWithin } from '../platform/serving/redirect-within';
import { refuse } from '../platform/serving/refuse';
import { securityHeadersFor, setHeaders } from '../platform/serving/security-headers';
import { MALFORMED_ADDRESS, sentenceFor } from '../platform/serving/sentences';
import { settleTarget } from '../platform/serving/settle-target';

/** What anything here can be asked to do. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Decides what a request's address means, and who sent it, before anything reads them (design §3). It stands first:
 * every guard, the cache and the router behind it see one way to write each address.
 */
const address: Core.MiddlewareFactory = (_config, { strapi }) => {
  const names = ownNames(strapi);
  const { proxies } = environment();

  return (ctx, next) => {
    if (!METHODS.has(ctx.method)) {
      setHeaders(ctx, securityHeadersFor('/'));
      refuse(ctx, 405, sentenceFor(405));
      return;
    }
    if (proxies > 0) believeProxies(ctx.req.headers, proxies);
    const target = settleTarget(ctx.req.url ?? '', names);
    if (target === null) {
      setHeaders(ctx, securityHeadersFor('/'));
      if (isReading(ctx.method) && wantsHtml(ctx.headers.accept)) redirectWithin(ctx, '/');
      else refuse(ctx, 400, MALFORMED_ADDRESS);
      return;
    }
    ctx.req.url = target;
    ctx.originalUrl = target;
    return next();
  };
};

export default address;
