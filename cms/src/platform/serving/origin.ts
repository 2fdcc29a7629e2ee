import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';

/** Host names, IPv4 and bracketed IPv6 addresses, with or without a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header names one host. */
export const isHost = (host: string): boolean => HOST.test(host);

/**
 * Scheme and host under which a request reached the site, such as `https://example.org`: PUBLIC_URL where it is set,
 * else the request's own. A Host that is none becomes `localhost`, so that nothing foreign gets into a page.
 */
export function originOf(ctx: Parameters<Core.MiddlewareHandler>[0]): string {
  return environment().publicUrl ?? originOfHost(ctx.protocol, ctx.host);
}

/** The same of a request whose scheme and host are known. */
export function originOfHost(protocol: string, host: string): string {
  const origin = `${protocol}://${host.toLowerCase()}`;
  return isHost(host) && URL.canParse(origin) ? origin : `${protocol}://localhost:${environment().port}`;
}
