import type { Core } from '@strapi/strapi';
import { eventsQuery } from 'contracts';

import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import { CLOCK_BOUND_CACHE_SECONDS } from '../../../shared/clock-bound';
import { settingService } from '../../setting/public';
import eventService from '../services/event';

const text = (attribute: string) => ({ attribute, kind: 'text' }) as const;
const time = (attribute: string) => ({ attribute, kind: 'time' }) as const;
const fields: PublicFields = {
  _id: text('documentId'),
  documentId: text('documentId'),
  title: text('title'),
  description: text('description'),
  category: text('category'),
  format: text('format'),
  location: text('location'),
  startsAt: time('startsAt'),
  endsAt: time('endsAt'),
};

const eventController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const { maxEventsPerPage } = await settingService({ strapi }).current();
    const query = readPublicList({ name: 'events', schema: eventsQuery(maxEventsPerPage), fields }, ctx);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list(query);
  },

  async upcoming(ctx) {
    const { maxEventsPerPage } = await settingService({ strapi }).current();
    const query = readPublicList({ name: 'events', schema: eventsQuery(maxEventsPerPage), fields }, ctx);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list({ ...query, filter: 'upcoming' });
  },

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await eventService({ strapi }).one(id) };
  },
});

export default eventController;
