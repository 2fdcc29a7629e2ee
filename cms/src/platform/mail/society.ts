import type { Core } from '@strapi/strapi';

import type { Sender } from './templates';

/** The society as a sender. */
export interface Society extends Sender {
  /** Where answers go; empty when the site names no address. */
  email: string;
}

/** The site's identity of this moment, as an editor keeps it in the panel. */
export async function readSociety(strapi: Core.Strapi): Promise<Society> {
  const site = await strapi.documents('api::site.site').findFirst({});
  return {
    name: site?.name ?? 'The society',
    institute: site?.institute ?? '',
    address: site?.address ?? '',
    email: site?.email ?? '',
    origin: strapi.config.get<string>('server.url'),
  };
}
