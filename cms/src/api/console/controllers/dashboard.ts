import type { Core } from '@strapi/strapi';

import dashboardService from '../services/dashboard';

const dashboardController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await dashboardService({ strapi }).summary() }),
});

export default dashboardController;
