import type { Core } from '@strapi/strapi';

import siteService from '../services/site';

const siteController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await siteService({ strapi }).read() }),
});

export default siteController;
