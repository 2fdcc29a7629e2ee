import type { Core } from '@strapi/strapi';
import sirv from 'sirv';

import { isReading, wantsHtml } from '../serving/addresses';
import { consoleBuild, loadConsole, type ConsoleBuild } from '../serving/console-build';
import { hasSessionCookie } from '../serving/session-cookie';

type Context = Parameters<Core.MiddlewareHandler>[0];

const YEAR_S = 365 * 24 * 60 * 60;
const ASSETS = '/admin/assets/';

/**
 * Serves the console at /admin: its files, and its one document to browsers that navigate there. Whoever has no session
 * is sent to sign in (design §4); whose session has ended, or whose role is another, the console itself turns away.
 * Strapi's admin API shares the path; its callers do not ask for documents, so they pass.
 */
const consolePages: Core.MiddlewareFactory = (_config, { strapi }) => {
  loadConsole(strapi);
  const build = consoleBuild();
  const serveFile = build && createFileServer(build);

  return async (ctx, next) => {
    const isConsole = ctx.path === '/admin' || ctx.path.startsWith('/admin/');
    if (!isConsole || !isReading(ctx.method)) return next();
    if (serveFile && ctx.path.startsWith(ASSETS)) return serveFile(ctx);
    if (!wantsHtml(ctx.headers.accept)) return next();
    if (!build || !hasSessionCookie(ctx.headers.cookie)) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(`/login?next=${encodeURIComponent(ctx.url)}`);
      return;
    }
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('Vary', 'Cookie');
    ctx.type = 'html';
    ctx.body = build.html;
  };
};

export default consolePages;

/** Serves files whose names carry a hash, so that they never change; compressed ones where the build made them. */
function createFileServer({ directory }: ConsoleBuild): (ctx: Context) => void {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response) => response.setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`),
  });

  return (ctx) => {
    ctx.respond = false;
    serve(ctx.req, ctx.res, () => {
      ctx.respond = true;
      ctx.status = 404;
    });
  };
}
