import type { Core } from '@strapi/strapi';

import { userOf } from '../../../platform/accounts/caller';
import { originOf } from '../../../platform/serving/origin';
import calendarFeedService from '../services/calendar-feed';

const calendarFeedController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async (ctx) => ({ data: await calendarFeedService({ strapi }).find(userOf(ctx), originOf(ctx)) }),

  renew: async (ctx) => ({ data: await calendarFeedService({ strapi }).renew(userOf(ctx), originOf(ctx)) }),

  end: async (ctx) => ({ data: await calendarFeedService({ strapi }).end(userOf(ctx)) }),
});

export default calendarFeedController;
