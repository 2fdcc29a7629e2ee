import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { showsDrafts } from '../platform/preview/drafts';
import { createAddressBook, isReading, pathOf, wantsHtml } from '../platform/serving/addresses';
import { serveBuiltFiles } from '../platform/serving/built-files';
import { ERROR_PAGE } from '../platform/serving/error-page';
import { createFetchJson } from '../platform/serving/fetch-json';
import { originOf } from '../platform/serving/origin';
import { portalBuild, type PortalBuild } from '../platform/serving/portal-build';
import { redirectWithin } from '../platform/serving/redirect-within';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Serves the portal: its files, its pages rendered on the server, and the way back for addresses that are none. */
const portal: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { kindOf } = createAddressBook(strapi);
  const fetchJson = createFetchJson(strapi);
  let serveFile: ReturnType<typeof serveBuiltFiles> | undefined;

  return async (ctx, next) => {
    const build = portalBuild();
    if (!build || !isReading(ctx.method) || kindOf(ctx.path) === 'api') return next();
    serveFile ??= serveBuiltFiles(build.clientDir);
    // Pages are rendered; the build's own HTML is the renderer's template.
    const extension = path.posix.extname(pathOf(ctx.url));
    if (extension !== '' && extension !== '.html' && serveFile(ctx)) return;
    if (kindOf(ctx.path) === 'page') await servePage(ctx, build, next);
    else await next();
  };

  async function servePage(ctx: Context, { renderer }: PortalBuild, next: () => Promise<unknown>): Promise<void> {
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
};

export default portal;

/** For the log only. */
function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
