import type { Core } from '@strapi/strapi';

import { YEAR_S } from '../../shared/seconds';
import { TooBusyError } from '../drawing/one-at-a-time';
import { originOf } from './origin';
import { redirectWithin } from './redirect-within';
import type { Asked, Serve } from './served';

/** A file that is made when somebody asks for it, such as a feed or a picture. */
interface MadeFile {
  contentType: string;
  body: string | Buffer;
  /** Never changes under this address. */
  isForGood?: boolean;
}

/** A file, or where it lives in its present version; null for a thing that the site does not have. */
export type Made = MadeFile | { location: string } | null;

/** What a file is made by. */
export interface MadeFor {
  strapi: Core.Strapi;
  /** Scheme and host that visitors use. */
  origin: string;
  /** Path and query as they were asked for. */
  target: string;
  /** See `Asked`. */
  name: string;
}

/** When to try again, in seconds. */
const RETRY_S = 5;

/** Serves files that are made, and kept as the portal's pages are, among whose addresses theirs lie. */
export const serveMade =
  (make: (wanted: MadeFor) => Promise<Made>): Serve =>
  async ({ strapi, ctx, name }) => {
    try {
      const made = await make({ strapi, origin: originOf(ctx), target: ctx.url, name });
      if (made === null) {
        ctx.status = 404;
      } else if ('location' in made) {
        redirectWithin(ctx, made.location);
        ctx.set('Cache-Control', 'no-store');
      } else {
        ctx.body = made.body;
        ctx.set('Content-Type', made.contentType);
        if (made.isForGood) ctx.set('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
        ctx.state.isPortalPage = true;
      }
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_S));
    }
  };

/** The same of something that nobody keeps, neither here nor on its way. */
export const neverKept =
  (serve: Serve): Serve =>
  (asked: Asked) => {
    asked.ctx.set('Cache-Control', 'no-store');
    return serve(asked);
  };
