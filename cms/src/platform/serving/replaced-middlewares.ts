import type { Core } from '@strapi/strapi';

import { isUpload } from '../files/multipart';
import { isOneClick } from '../notifications/one-click';
import { isReading } from './addresses';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Replaces those of Strapi's middlewares that it insists on and that do not fit. */
export function replaceMiddlewares(strapi: Core.Strapi): void {
  const middlewares = strapi.get('middlewares');
  // However it is configured, Strapi's answers every request with an Access-Control-Allow-Origin. Everything is one
  // origin (design §3): without those headers browsers keep every other one out.
  middlewares.extend('strapi::cors', () => passThrough);
  // Strapi's builds headers anew for each request; ours are ready made, see security-headers.ts.
  middlewares.extend('strapi::security', () => passThrough);
  // Strapi's reads a picture beside its own package.json. Ours is drawn from the site's logo, see src/discovery.
  middlewares.extend('strapi::favicon', () => passThrough);
  middlewares.extend('strapi::body', skipReading);
}

const passThrough: Core.MiddlewareFactory = () => (_ctx, next) => next();

/** Strapi's parser checks its own options before it finds that a GET has no body. */
const skipReading =
  (original: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const parse = original(config, context);
    const isLeftAlone = (ctx: Context) => isReading(ctx.method) || isUpload(ctx) || isOneClick(ctx);
    return (ctx, next) => (isLeftAlone(ctx) || !parse ? next() : parse(ctx, next));
  };
