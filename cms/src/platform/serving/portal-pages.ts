import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { showsDrafts } from '../preview/drafts';
import { createAddressBook, wantsHtml } from './addresses';
import { ERROR_PAGE } from './error-page';
import { createFetchJson } from './fetch-json';
import { originOf } from './origin';
import { portalBuild, type PortalBuild } from './portal-build';
import { redirectWithin } from './redirect-within';
import type { Asked, Serve } from './served';

/** Serves the portal: its files, its pages rendered on the server, and the way back for addresses that are none. */
export function portalPages(strapi: Core.Strapi): Serve {
  const { kindOf } = createAddressBook(strapi);
  const fetchJson = createFetchJson(strapi);

  return (asked) => {
    const { ctx, next } = asked;
    const build = portalBuild();
    if (!build) return next();
    // Pages are rendered; the build's own HTML is the renderer's template.
    const extension = path.posix.extname(ctx.path);
    if (extension !== '' && extension !== '.html' && build.serveFile(ctx)) return;
    return kindOf(ctx.path) === 'page' ? servePage(asked, build) : next();
  };

  async function servePage({ ctx, next }: Asked, { renderer }: PortalBuild): Promise<void> {
    try {
      const page = await renderer.render({
        url: ctx.url,
        origin: originOf(ctx),
        fetchJson,
        isPreview: showsDrafts(),
      });
      if (page?.location !== undefined) {
        redirectWithin(ctx, page.location);
        ctx.status = page.status;
      } else if (page) {
        ctx.status = page.status;
        ctx.type = 'html';
        ctx.body = page.html ?? '';
        ctx.state.isPortalPage = true;
      } else if (wantsHtml(ctx.headers.accept)) {
        // Unknown portal paths lead to the start page (design §8).
        redirectWithin(ctx, '/');
      } else {
        await next();
        return;
      }
      if (ctx.status !== 200 || page?.isSecret) ctx.set('Cache-Control', 'no-store');
    } catch (error) {
      strapi.log.error(`The page ${ctx.url} could not be rendered. ${causeOf(error)}`);
      ctx.status = 500;
      ctx.type = 'html';
      ctx.body = ERROR_PAGE;
      ctx.set('Cache-Control', 'no-store');
    }
  }
}

/** For the log only. */
function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
