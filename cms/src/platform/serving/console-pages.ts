import { wantsHtml } from './addresses';
import { consoleBuild } from './console-build';
import { redirectWithin } from './redirect-within';
import type { Asked, Served } from './served';
import { hasSessionCookie } from './session-cookie';

/**
 * The console at /admin: its files, and its one document to browsers that navigate there. Whoever has no session
 * is sent to sign in (design §4); whose session has ended, or whose role is another, the console itself turns away.
 * Strapi's admin API shares the path; its callers do not ask for documents, so they pass.
 */
export const consolePages: readonly Served[] = [
  { at: '/admin/assets/', serve: serveFile },
  // Opens the check-in's page without a network; its address says which pages it may serve.
  { at: '/admin/door-worker.js', serve: serveFile },
  { at: '/admin', serve: servePage },
  { at: '/admin/', serve: servePage },
];

function serveFile(asked: Asked): unknown {
  return consoleBuild()?.serveFile(asked.ctx) ? undefined : servePage(asked);
}

function servePage({ ctx, next }: Asked): unknown {
  if (!wantsHtml(ctx.headers.accept)) return next();
  const build = consoleBuild();
  if (!build || !hasSessionCookie(ctx.headers.cookie)) {
    ctx.set('Cache-Control', 'no-store');
    redirectWithin(ctx, `/login?next=${encodeURIComponent(ctx.url)}`);
    return;
  }
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Vary', 'Cookie');
  ctx.type = 'html';
  ctx.body = build.html;
}
