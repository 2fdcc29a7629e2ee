import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';

/** Host names, IPv4 and bracketed IPv6 addresses, with or without a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host under which a request reached the site, such as `https://example.org`: PUBLIC_URL where it is set,
 * else the request's own. A Host that is none becomes `localhost`, so that nothing foreign gets into a page.
 */
export function originOf(ctx: Parameters<Core.MiddlewareHandler>[0]): string {
  const { publicUrl, port } = environment();
  if (publicUrl !== null) return publicUrl;
  const origin = `${ctx.protocol}://${ctx.host.toLowerCase()}`;
  return HOST.test(ctx.host) && URL.canParse(origin) ? origin : `${ctx.protocol}://localhost:${port}`;
}
