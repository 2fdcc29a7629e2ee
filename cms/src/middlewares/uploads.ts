import type { Core } from '@strapi/strapi';

const YEAR_S = 365 * 24 * 60 * 60;
const FIVE_MINUTES_S = 5 * 60;
const IMAGE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * Headers of uploaded files. An address with a version (`?v=`) never changes its content; replacing a file in the
 * media library keeps the bare one, so that is kept for minutes only. All but images are downloaded, never shown.
 */
const uploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!ctx.path.startsWith('/uploads/') || (ctx.status !== 200 && ctx.status !== 206)) return;
  const lifetime = 'v' in ctx.query ? `max-age=${YEAR_S}, immutable` : `max-age=${FIVE_MINUTES_S}`;
  ctx.set('Cache-Control', `public, ${lifetime}`);
  if (!IMAGE.test(ctx.response.type)) ctx.set('Content-Disposition', 'attachment');
};

export default uploads;
