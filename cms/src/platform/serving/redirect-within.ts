import type { Core } from '@strapi/strapi';

/** A path of this site: neither `//host` nor anything that a browser reads as such. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Sends a visitor on, never off this origin (matrix row 19): the one way to redirect.
 * @param address path and query; anything else leads to the start page
 */
export function redirectWithin(ctx: Parameters<Core.MiddlewareHandler>[0], address: string): void {
  ctx.redirect(OWN_PATH.test(address) ? address : '/');
}
