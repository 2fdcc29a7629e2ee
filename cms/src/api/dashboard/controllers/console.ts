import type { Core } from '@strapi/strapi';

import dashboardService from '../services/console';

const dashboardController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await dashboardService({ strapi }).summary() }),
});

export default dashboardController;
