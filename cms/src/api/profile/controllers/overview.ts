import type { Core } from '@strapi/strapi';
import { activitiesQuery } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { parseQuery } from '../../../platform/queries/parse-query';
import activitiesService from '../services/activities';
import statsService from '../services/stats';

/** The own numbers and the own recent activity. */
const overviewController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  stats: async (ctx) => ({ data: await statsService({ strapi }).ownStats(userOf(ctx)) }),

  activities: (ctx) => activitiesService({ strapi }).ownActivities(userOf(ctx), parseQuery(activitiesQuery, ctx.query)),
});

export default overviewController;
