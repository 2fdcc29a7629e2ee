import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';
import createError from 'http-errors';

import { environment } from '../platform/environment/environment';
import { isUpload } from '../platform/files/multipart';
import { isOneClick } from '../platform/notifications/one-click';
import { hasSessionCookie } from '../platform/serving/session-cookie';

type Context = Parameters<Core.MiddlewareHandler>[0];

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets no other site act for a signed-in person, and takes nothing but JSON, apart from the calls that take a file
 * and the form by which mail programs end mails (design §4): a form or a script of another
 * origin can send text, but neither our `Origin` nor a body that is read here. It stands before the body's parser.
 */
const sameOrigin: Core.MiddlewareFactory = () => (ctx, next) => {
  const isOurs = ctx.path === '/api' || ctx.path.startsWith('/api/');
  if (!isOurs || SAFE_METHODS.includes(ctx.method)) return next();
  if (isForeign(ctx)) throw new errors.ForbiddenError(messages.foreignOrigin);
  if (!isJsonOrNothing(ctx) && !isUpload(ctx) && !isOneClick(ctx)) throw createError(415, messages.jsonOnly);
  return next();
};

export default sameOrigin;

/** Whether a request may come from a page that is not ours. Browsers set both headers themselves; scripts cannot. */
function isForeign(ctx: Context): boolean {
  const { origin, 'sec-fetch-site': site } = ctx.headers;
  if (origin !== undefined && origin !== ownOrigin(ctx)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // A client that is no browser has neither header; a browser that has neither must not bring a session along.
  return origin === undefined && site === undefined && hasSessionCookie(ctx.headers.cookie);
}

/**
 * A body without a type is read by nobody, so only one that says what it is can be something else. A type without a
 * body is harmless: react-admin's stock provider sends its DELETE so.
 */
function isJsonOrNothing({ headers }: Context): boolean {
  const { 'content-type': contentType, 'content-length': length = '0', 'transfer-encoding': chunked } = headers;
  if (contentType === undefined || (length === '0' && chunked === undefined)) return true;
  return contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** PUBLIC_URL where it is set, else the origin under which the request reached us. */
function ownOrigin(ctx: Context): string {
  return environment().publicUrl ?? `${ctx.protocol}://${ctx.host}`.toLowerCase();
}
