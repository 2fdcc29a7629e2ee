import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Core } from '@strapi/strapi';

import { chooseEncoding, type Entry, type Representation, responses } from '../cache';
import { type FlatHeaders, securityHeadersFor } from './security-headers';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Complete heads of the answers that were sent, so that sending one again does almost nothing. */
const heads = new WeakMap<Representation, FlatHeaders>();

/**
 * Writes a kept answer past Koa, with the security headers of pages and API: a 304 where the client holds it already,
 * the best encoding that the client takes otherwise.
 * @returns a promise only while an encoding is made for the first time
 */
export function sendEntry(ctx: Context, key: string, entry: Entry): void | Promise<void> {
  ctx.respond = false;
  return writeEntry(ctx.req, ctx.res, key, entry);
}

/** The same without Koa. */
export function writeEntry(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  entry: Entry,
): void | Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const representation = entry.in(encoding, (larger) => responses.resize(key, larger));
  if (representation instanceof Promise) return representation.then((made) => write(request, response, entry, made));
  write(request, response, entry, representation);
}

function write(request: IncomingMessage, response: ServerResponse, entry: Entry, representation: Representation): void {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && entry.isHeldBy(ifNoneMatch)) {
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    response.writeHead(304, [...securityHeadersFor('/'), ...representation.validators]);
    response.end();
    return;
  }
  response.writeHead(200, headOf(representation) as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(representation.body);
}

function headOf(representation: Representation): FlatHeaders {
  const made = heads.get(representation);
  if (made) return made;
  const head = [...securityHeadersFor('/'), ...representation.validators, ...representation.description];
  heads.set(representation, head);
  return head;
}
