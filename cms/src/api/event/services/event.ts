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

/** Everything, of every category. */
const UPCOMING = { search: '', filter: 'upcoming', page: 1 } as const;

const eventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The published events that have not ended yet, the nearest first; at most `count`. */
  async listNext(count: number, now = new Date()): Promise<Event[]> {
    const events = await strapi.documents(uid).findMany({
      filters: filtersOf({ ...UPCOMING, pageSize: count }, now),
      sort: ['startsAt:asc', 'id:asc'],
      populate: eventPopulate,
      limit: count,
    });
    return events.map(presentEvent);
  },

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
