import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Core } from '@strapi/strapi';

import { responses } from '../cache';
import { environment } from '../environment/environment';
import { createAddressBook, isReading, pathOf } from './addresses';
import { isHost, originOfHost } from './origin';
import { writeEntry } from './send-entry';

/** Hosts whose origins are remembered: a visitor's browser names one and the same each time. */
const MAX_HOSTS = 100;

/**
 * Sends kept answers before Koa hears of their requests (design §3), with the bytes and heads that the middleware of
 * the response cache would send. Only what is asked for by the very address under which it is kept leaves here: such
 * an address is settled and in its normal form, so nothing before the cache would have anything to say about it.
 * Belongs to the end of `bootstrap`.
 */
export function sendKeptFirst(strapi: Core.Strapi): void {
  // A developer reads of each request in the log, which Koa writes.
  if (!environment().production) return;
  const { httpServer } = strapi.server;
  const { kindOf } = createAddressBook(strapi);
  const originOf = originReader();
  const listeners = httpServer.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '/', method = '', headers } = request;
    if (!isReading(method)) return false;
    const kind = kindOf(pathOf(url));
    if (kind === 'other' || (kind === 'api' && headers.authorization !== undefined)) return false;
    const prefix = kind === 'page' ? originOf(headers.host) : '';
    const key = prefix === null ? null : prefix + url;
    const entry = key === null ? undefined : responses.get(key);
    if (key === null || !entry) return false;
    void writeEntry(request, response, key, entry);
    return true;
  };
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!send(request, response)) for (const listener of listeners) listener.call(httpServer, request, response);
  });
}

/** Reads the origin that a page is kept under off a request's Host; null where that needs a closer look. */
function originReader(): (host: string | undefined) => string | null {
  const { publicUrl, proxies } = environment();
  if (publicUrl !== null) return () => publicUrl;
  // A proxy of ours says what the visitor's host is.
  if (proxies > 0) return () => null;
  const origins = new Map<string, string>();
  return (host = '') => {
    const known = origins.get(host);
    if (known !== undefined) return known;
    if (!isHost(host)) return null;
    const origin = originOfHost('http', host);
    if (origins.size < MAX_HOSTS) origins.set(host, origin);
    return origin;
  };
}
