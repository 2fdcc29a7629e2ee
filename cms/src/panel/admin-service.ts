import type { Core } from '@strapi/strapi';

/**
 * A service of Strapi's panel. Strapi publishes no types for them: the caller names the part that it uses, as read in
 * the source of the pinned version.
 */
export function adminService<Service>(
  strapi: Core.Strapi,
  name: 'content-type' | 'permission' | 'role' | 'user',
): Service {
  const service: unknown = strapi.service(`admin::${name}`);
  return service as Service;
}
