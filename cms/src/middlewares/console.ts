import type { Core } from '@strapi/strapi';

import { isReading, wantsHtml } from '../platform/serving/addresses';
import { serveBuiltFiles } from '../platform/serving/built-files';
import { consoleBuild, loadConsole } from '../platform/serving/console-build';
import { redirectWithin } from '../platform/serving/redirect-within';
import { hasSessionCookie } from '../platform/serving/session-cookie';

const ASSETS = '/admin/assets/';
/** Opens the check-in's page without a network; its address says which pages it may serve. */
const DOOR_WORKER = '/admin/door-worker.js';

/**
 * Serves the console at /admin: its files, and its one document to browsers that navigate there. Whoever has no session
 * is sent to sign in (design §4); whose session has ended, or whose role is another, the console itself turns away.
 * Strapi's admin API shares the path; its callers do not ask for documents, so they pass.
 */
const consolePages: Core.MiddlewareFactory = (_config, { strapi }) => {
  loadConsole(strapi);
  const build = consoleBuild();
  const serveFile = build && serveBuiltFiles(build.directory);

  return async (ctx, next) => {
    const isConsole = ctx.path === '/admin' || ctx.path.startsWith('/admin/');
    if (!isConsole || !isReading(ctx.method)) return next();
    if ((ctx.path.startsWith(ASSETS) || ctx.path === DOOR_WORKER) && serveFile?.(ctx)) return;
    if (!wantsHtml(ctx.headers.accept)) return next();
    if (!build || !hasSessionCookie(ctx.headers.cookie)) {
      ctx.set('Cache-Control', 'no-store');
      redirectWithin(ctx, `/login?next=${encodeURIComponent(ctx.url)}`);
      return;
    }
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('Vary', 'Cookie');
    ctx.type = 'html';
    ctx.body = build.html;
  };
};

export default consolePages;
