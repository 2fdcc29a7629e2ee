import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type Event, type EventDetail, type EventsQuery, type Page } from 'contracts';

import { recordRead } from '../../../platform/cache/reading';
import { type Condition, type Wishes } from '../../../platform/queries/public-list';
import { position } from '../../../platform/word-index/rows';
import { inOrderOf } from '../../../shared/in-order';
import { presentPage, toRange } from '../../../shared/present-page';
import { eventDetailPopulate, eventPopulate, presentEvent, presentEventDetail } from '../presenter';
import { findEvents, testTitle, type Events } from '../search/find';
import { filterPublished } from '../search/in-time';

const uid = 'api::event.event';

const eventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The published events that have not ended yet, the nearest first; at most `count`. */
  async listNext(count: number, now = new Date()): Promise<Event[]> {
    const next = { search: '', filter: 'upcoming', page: 1, pageSize: count } as const;
    return (await findPublished(strapi, next, now)).events;
  },

  /** A page of published events: upcoming ones the soonest first, others the latest first. */
  async list(query: EventsQuery & Partial<Wishes>, now = new Date()): Promise<Page<Event>> {
    const { events, total } = await findPublished(strapi, query, now);
    return presentPage(events, total, query);
  },

  /** One event, whole. @throws NotFoundError where none is published under this id */
  async one(id: string): Promise<EventDetail> {
    const event = await strapi
      .documents(uid)
      .findFirst({ filters: { documentId: id, isPublished: true }, populate: eventDetailPopulate });
    if (!event) throw new errors.NotFoundError(messages.eventNotFound);
    return presentEventDetail(event);
  },

  /** The id of the one published event that bears a name in its title; null when none does, or several. */
  async onlyOneCalled(name: string): Promise<string | null> {
    recordRead(uid);
    const { ids } = await findEvents(strapi, {
      search: name,
      filter: (events) => testTitle(strapi, events.where('event.is_published', true), name),
      order: [],
      ...{ start: 0, limit: 2 },
    });
    if (ids.length !== 1) return null;
    const [row]: { document_id: string }[] = await strapi.db
      .connection('events')
      .whereIn('id', ids)
      .select('document_id');
    return row?.document_id ?? null;
  },
});

export default eventService;

/** A page of published events, and how many there are. */
async function findPublished(strapi: Core.Strapi, query: EventsQuery & Partial<Wishes>, now: Date) {
  const { search, filter, category, conditions = [], order = [] } = query;
  const direction = filter === 'upcoming' ? 'asc' : 'desc';
  const { ids, total } = await findEvents(strapi, {
    search,
    filter: (events) => {
      filterPublished(events, filter, now);
      if (category) void events.where('event.category', category);
      for (const condition of conditions) test(strapi, events, condition);
    },
    order: [
      ...order.map((wish) => ({ column: columnOf(strapi, wish.attribute), order: wish.direction })),
      { column: 'event.starts_at', order: direction },
    ],
    ...toRange(query),
  });
  recordRead(uid);
  if (ids.length === 0) return { events: [], total };
  const loaded = await strapi.documents(uid).findMany({ filters: { id: { $in: ids } }, populate: eventPopulate });
  return { events: inOrderOf(ids, loaded).map(presentEvent), total };
}

/** A column of `event`, by the attribute that it holds. */
function columnOf(strapi: Core.Strapi, attribute: string): string {
  const { attributes } = strapi.db.metadata.get(uid);
  return `event.${(attributes[attribute] as { columnName?: string }).columnName ?? attribute}`;
}

function test(strapi: Core.Strapi, events: Events, { attribute, operator, value }: Condition): void {
  const column = columnOf(strapi, attribute);
  if (Array.isArray(value)) void events.whereIn(column, value);
  else if (operator === '$contains') void events.whereRaw(`${position(strapi)}(??, ?) > 0`, [column, value]);
  else void events.where(column, { $eq: '=', $gte: '>=', $lte: '<=', $in: '=' }[operator], value);
}
