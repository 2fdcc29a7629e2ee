import { createReadStream, ReadStream } from 'node:fs';

import { MINUTE_S, YEAR_S } from '../../shared/seconds';
import { readByteRange } from './byte-range';
import type { Asked, Served } from './served';

const IMAGE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * Uploaded files, which Strapi finds, and their headers. An address with a version (`?v=`) never changes its content;
 * replacing a file in the media library keeps the bare one, so that is kept for minutes only. All but images are
 * downloaded, never shown.
 */
export const uploads: Served = {
  at: '/uploads/',
  async serve({ ctx, next }) {
    const { range } = ctx.req.headers;
    // Strapi's own way to send a part believes whatever it is asked for.
    delete ctx.req.headers.range;
    await next();
    if (ctx.status !== 200) return;
    const lifetime = 'v' in ctx.query ? `max-age=${YEAR_S}, immutable` : `max-age=${5 * MINUTE_S}`;
    ctx.set('Cache-Control', `public, ${lifetime}`);
    if (!IMAGE.test(ctx.response.type)) ctx.set('Content-Disposition', 'attachment');
    if (range !== undefined && ctx.method === 'GET' && isUnchanged(ctx)) sendPart(ctx, range);
  },
};

/** Whether the file is still the one of which somebody has other parts. */
function isUnchanged(ctx: Asked['ctx']): boolean {
  const seen = ctx.get('If-Range');
  return seen === '' || seen === ctx.response.get('Last-Modified');
}

/** Sends a part of the file instead of the whole, such as what a player needs of a film. */
function sendPart(ctx: Asked['ctx'], range: string): void {
  const file: unknown = ctx.body;
  if (!(file instanceof ReadStream)) return;
  const { length: size } = ctx;
  const part = readByteRange(range, size);
  if (part === null) return;
  file.destroy();
  if (part === 'unsatisfiable') {
    ctx.body = '';
    ctx.status = 416;
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Range', `bytes */${size}`);
  } else {
    ctx.body = createReadStream(file.path, part);
    ctx.status = 206;
    ctx.length = part.end - part.start + 1;
    ctx.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  }
}
