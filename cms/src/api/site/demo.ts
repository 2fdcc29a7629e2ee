import type { Core } from '@strapi/strapi';
import { demoSite, drawLogo } from 'demo-data';

import { storePicture } from '../../platform/demo/picture';

export const steps = { 'the site': seedSite };

/** Identity, menus and footer, with the logo. */
async function seedSite(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents('api::site.site');
  if (await documents.findFirst({})) return;
  const site = demoSite();
  const logo = await storePicture(strapi, {
    name: 'demo-logo',
    svg: drawLogo(),
    alternativeText: `Logo of ${site.name}`,
  });
  await documents.create({ data: { ...site, logo } });
}
