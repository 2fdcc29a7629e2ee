import type { Core, UID } from '@strapi/strapi';

import { withoutPreview } from '../platform/preview/addresses';
import { withDrafts } from '../platform/preview/drafts';
import { readableDrafts } from '../platform/preview/panel-user';
import { createAddressBook, isReading, pathOf } from '../platform/serving/addresses';
import { redirectWithin } from '../platform/serving/redirect-within';
import { previewHeaders, setHeaders } from '../platform/serving/security-headers';

/**
 * Shows pages of the portal as they would be after publishing, to whoever may read the drafts in the panel; everyone
 * else is sent to what is published. It stands before the response cache, which a preview neither reads nor fills.
 */
const preview: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { kindOf } = createAddressBook(strapi);

  return async (ctx, next) => {
    const target = ctx.req.url ?? '/';
    const published = isReading(ctx.method) ? withoutPreview(target) : null;
    if (published === null || kindOf(pathOf(target)) !== 'page') return next();

    setHeaders(ctx, previewHeaders());
    const drafts = await readableDrafts(strapi, ctx).catch((error: unknown): ReadonlySet<UID.ContentType> => {
      strapi.log.error(`Whether a preview is allowed could not be found out. ${String(error)}`);
      return new Set();
    });
    if (drafts.size === 0) redirectWithin(ctx, published);
    else await withDrafts(drafts, next);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('X-Robots-Tag', 'noindex');
  };
};

export default preview;
