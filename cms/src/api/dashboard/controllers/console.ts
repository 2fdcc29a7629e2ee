import type { Core } from '@strapi/strapi';

import { describeResources } from '../../../platform/console/registry';
import dashboardService from '../services/console';

const dashboardController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await dashboardService({ strapi }).summary() }),

  resources: async () => ({ data: await describeResources(strapi) }),
});

export default dashboardController;
