import type { Core } from '@strapi/strapi';
import { eventsQuery } from 'contracts';

import { readPublicList, type PublicFields } from '../../../platform/queries/public-list';
import { CLOCK_BOUND_CACHE_SECONDS } from '../../../shared/clock-bound';
import { settingService } from '../../setting/public';
import eventService from '../services/event';
import registrationService from '../services/registration';

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
    const { maxEventsPerPage, timeZone } = await settingService({ strapi }).current();
    const query = readPublicList({ name: 'events', schema: eventsQuery(maxEventsPerPage), fields }, ctx);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list({ ...query, timeZone });
  },

  async upcoming(ctx) {
    const { maxEventsPerPage, timeZone } = await settingService({ strapi }).current();
    const query = readPublicList({ name: 'events', schema: eventsQuery(maxEventsPerPage), fields }, ctx);
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return eventService({ strapi }).list({ ...query, timeZone, filter: 'upcoming' });
  },

  async findOne(ctx) {
    const { id } = ctx.params as { id: string };
    return { data: await eventService({ strapi }).one(id) };
  },

  async seats(ctx) {
    const { id } = ctx.params as { id: string };
    // Changes with each registration, so nobody keeps it (design §3).
    ctx.set('Cache-Control', 'no-store');
    return { data: await registrationService({ strapi }).seats(id) };
  },

  async related(ctx) {
    const { id } = ctx.params as { id: string };
    ctx.state.cacheSeconds = CLOCK_BOUND_CACHE_SECONDS;
    return { data: await eventService({ strapi }).related(id) };
  },
});

export default eventController;
