import type { Core } from '@strapi/strapi';
import { eventsQuery } from 'contracts';

import { CLOCK_BOUND_CACHE_SECONDS } from '../../../shared/clock-bound';
import { parseQuery } from '../../../shared/parse-query';
import settingService from '../../setting/services/setting';
import eventService from '../services/event';

const eventController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const { maxEventsPerPage } = await settingService({ strapi }).current();
    const query = parseQuery(eventsQuery(maxEventsPerPage), ctx.query);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list(query);
  },

  async upcoming(ctx) {
    const { maxEventsPerPage } = await settingService({ strapi }).current();
    const query = parseQuery(eventsQuery(maxEventsPerPage), ctx.query);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list({ ...query, filter: 'upcoming' });
  },

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await eventService({ strapi }).one(id) };
  },
});

export default eventController;
