import type { Core } from '@strapi/strapi';
import type { Event, EventsQuery, Page } from 'contracts';

import { presentPage, toRange } from '../../../shared/present-page';
import { eventPopulate, presentEvent } from '../presenter';

const uid = 'api::event.event';

/** Upcoming is whatever has not ended yet; drafts are never listed. */
function filtersOf({ search, filter, category }: EventsQuery, now: Date) {
  return {
    isPublished: true,
    ...(category && { category }),
    ...(filter === 'upcoming' && { endsAt: { $gte: now.toISOString() } }),
    ...(filter === 'past' && { endsAt: { $lt: now.toISOString() } }),
    ...(search && {
      $or: [
        { title: { $containsi: search } },
        { description: { $containsi: search } },
        { location: { $containsi: search } },
      ],
    }),
  };
}

const eventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of published events: upcoming ones the soonest first, others the latest first. */
  async list(query: EventsQuery, now = new Date()): Promise<Page<Event>> {
    const filters = filtersOf(query, now);
    const direction = query.filter === 'upcoming' ? 'asc' : 'desc';
    const [events, total] = await Promise.all([
      strapi.documents(uid).findMany({
        filters,
        sort: [`startsAt:${direction}`, `id:${direction}`],
        populate: eventPopulate,
        ...toRange(query),
      }),
      strapi.documents(uid).count({ filters }),
    ]);
    return presentPage(events.map(presentEvent), total, query);
  },
});

export default eventService;
