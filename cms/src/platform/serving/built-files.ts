import type { Core } from '@strapi/strapi';
import sirv from 'sirv';

import { HOUR_S, YEAR_S } from '../../shared/seconds';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Answers a request with a file of a build and says so, or leaves it alone when there is no such file. */
export type ServeFile = (ctx: Context) => boolean;

/**
 * Serves the files that a build left, compressed ones where it made them. Files under an `assets` folder carry a hash
 * in their name and never change.
 * @param directory laid out like the addresses
 */
export function serveBuiltFiles(directory: string): ServeFile {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, file) {
      const lifetime = file.includes('/assets/') ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`;
      response.setHeader('Cache-Control', `public, ${lifetime}`);
    },
  });

  return (ctx) => {
    // It believes whatever part is asked for. Files of a build are small: everyone gets the whole.
    delete ctx.req.headers.range;
    // The list of files is read once. One that a later build took away breaks off its answer, not the process.
    ctx.res.once('pipe', (file) => file.once('error', () => ctx.res.destroy()));
    let passedOn = 0;
    serve(ctx.req, ctx.res, () => {
      passedOn += 1;
    });
    const found = passedOn === 0;
    if (found) ctx.respond = false;
    return found;
  };
}
