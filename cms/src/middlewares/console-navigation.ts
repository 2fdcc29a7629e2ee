import type { Core } from '@strapi/strapi';

import { isReading, wantsHtml } from '../serving/addresses';

/**
 * A browser that navigates to the console is sent to sign in (design §4). Strapi's admin API shares the path; its
 * callers do not ask for documents, so they pass.
 */
const consoleNavigation: Core.MiddlewareFactory = () => async (ctx, next) => {
  const isConsole = ctx.path === '/admin' || ctx.path.startsWith('/admin/');
  if (!isConsole || !isReading(ctx.method) || !wantsHtml(ctx.headers.accept)) return next();
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`/login?next=${encodeURIComponent(ctx.url)}`);
};

export default consoleNavigation;
