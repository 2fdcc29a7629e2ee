import type { Core } from '@strapi/strapi';
import { trendsQuery } from 'contracts';

import { describeResources } from '../../../platform/console/registry';
import { parseQuery } from '../../../platform/queries/parse-query';
import dashboardService from '../services/console';
import trendsService from '../services/trends';

const dashboardController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await dashboardService({ strapi }).summary() }),

  trends: async (ctx) => ({ data: await trendsService({ strapi }).read(parseQuery(trendsQuery, ctx.query)) }),

  resources: async () => ({ data: await describeResources(strapi) }),
});

export default dashboardController;
