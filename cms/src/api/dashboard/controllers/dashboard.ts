import type { Core } from '@strapi/strapi';

import { userOf } from '../../../platform/accounts/caller';
import dashboardService from '../services/dashboard';

const dashboardController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await dashboardService({ strapi }).read(userOf(ctx)) }),
});

export default dashboardController;
