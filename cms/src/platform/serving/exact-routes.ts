import type { Core } from '@strapi/strapi';

/**
 * Makes routes match as they are written: Strapi's router ignores case, the guards do not, so another case of an
 * address would walk past them. It mounts the router, to which routes can be added until then.
 */
export function matchExactly(strapi: Core.Strapi): void {
  strapi.server.mount();
  for (const layer of strapi.server.listRoutes()) {
    layer.regexp = new RegExp(layer.regexp.source, layer.regexp.flags.replace('i', ''));
  }
}
