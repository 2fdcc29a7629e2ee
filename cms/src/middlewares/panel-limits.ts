import type { Core } from '@strapi/strapi';

import { clientOf, countOrRefuse } from '../platform/rate-limits/per-client';
import { takeBack } from '../platform/rate-limits/rate-limits';

/** Calls of Strapi's panel by which a password, or who has an account, could be guessed. */
const GUESSABLE = ['/admin/login', '/admin/forgot-password', '/admin/reset-password', '/admin/register'];

/**
 * Limits sign-ins to Strapi's panel by the client (security matrix 9): Strapi counts them by address and client
 * together, so that whoever has a list of addresses has as many tries. One that succeeds is taken back.
 */
const panelLimits: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.method !== 'POST' || !GUESSABLE.includes(ctx.path)) return next();
  await countOrRefuse(ctx, [['loginByClient', clientOf(ctx)]]);
  await next();
  if (ctx.status < 400) await takeBack('loginByClient', clientOf(ctx));
};

export default panelLimits;
