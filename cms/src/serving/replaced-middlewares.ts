import type { Core } from '@strapi/strapi';

/** Replaces the two of Strapi's middlewares that it insists on and that do not fit. */
export function replaceMiddlewares(strapi: Core.Strapi): void {
  const middlewares = strapi.get('middlewares');
  // However it is configured, Strapi's answers every request with an Access-Control-Allow-Origin. Everything is one
  // origin (design §3): without those headers browsers keep every other one out.
  middlewares.extend('strapi::cors', () => passThrough);
  // Strapi's reads a picture beside its own package.json. The portal has the product's.
  middlewares.extend('strapi::favicon', () => portalIcon);
}

const passThrough: Core.MiddlewareFactory = () => (_ctx, next) => next();

const portalIcon: Core.MiddlewareFactory = () => (ctx, next) => {
  if (ctx.path !== '/favicon.ico') return next();
  ctx.redirect('/favicon.svg');
};
