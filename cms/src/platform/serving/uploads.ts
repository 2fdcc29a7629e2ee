import { MINUTE_S, YEAR_S } from '../../shared/seconds';
import type { Served } from './served';

const IMAGE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * Uploaded files, which Strapi sends, and their headers. An address with a version (`?v=`) never changes its content;
 * replacing a file in the media library keeps the bare one, so that is kept for minutes only. All but images are
 * downloaded, never shown.
 */
export const uploads: Served = {
  at: '/uploads/',
  async serve({ ctx, next }) {
    await next();
    if (ctx.status !== 200 && ctx.status !== 206) return;
    const lifetime = 'v' in ctx.query ? `max-age=${YEAR_S}, immutable` : `max-age=${5 * MINUTE_S}`;
    ctx.set('Cache-Control', `public, ${lifetime}`);
    if (!IMAGE.test(ctx.response.type)) ctx.set('Content-Disposition', 'attachment');
  },
};
