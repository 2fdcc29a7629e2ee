import type { Core } from '@strapi/strapi';

/**
 * A service of Strapi's panel. Strapi publishes no types for them: the caller says which part it uses, as read in
 * the source of the pinned version.
 */
export function adminService(strapi: Core.Strapi, name: 'content-type' | 'permission' | 'role' | 'user'): unknown {
  return strapi.service(`admin::${name}`);
}
