import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  EVENTS_FOUND_MAX,
  messages,
  RELATED_EVENTS_MAX,
  SETTINGS_DEFAULTS,
  type Event,
  type EventDetail,
  type EventFilter,
  type EventsQuery,
  type Page,
} from 'contracts';

import { recordRead } from '../../../platform/cache/reading';
import { type Wishes } from '../../../platform/queries/public-list';
import { testColumn } from '../../../platform/queries/test-column';
import { inOrderOf } from '../../../shared/in-order';
import { readInTurn } from '../../../shared/in-turn';
import { presentPage, toRange } from '../../../shared/present-page';
import { eventDetailPopulate, eventPopulate, presentEvent, presentEventDetail } from '../presenter';
import { findEvents, testTitle, type Events } from '../search/find';
import { filterMonth, filterPublished } from '../search/in-time';

const uid = 'api::event.event';

/** What a list of events is asked for. A month is one of the clock of a time zone. */
type Asked = Pick<EventsQuery, 'search' | 'filter' | 'page' | 'pageSize'> &
  Partial<EventsQuery & Wishes & { timeZone: string }>;

const eventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The published events that have not ended yet, the nearest first; at most `count`. */
  async listNext(count: number, now = new Date()): Promise<Event[]> {
    const next = { search: '', filter: 'upcoming', page: 1, pageSize: count } as const;
    return (await findPublished(strapi, next, now)).events;
  },

  /** A page of published events: what comes next first, then what is over, the latest first. */
  async list(query: Asked, now = new Date()): Promise<Page<Event>> {
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

  /** A few others that are not over, those of its category first. @throws NotFoundError where there is no such event */
  async related(id: string, now = new Date()): Promise<Event[]> {
    const { category } = await this.one(id);
    const next = { search: '', filter: 'upcoming', page: 1, pageSize: RELATED_EVENTS_MAX + 1 } as const;
    const [alike, coming] = await Promise.all([
      findPublished(strapi, { ...next, category }, now),
      findPublished(strapi, { ...next, pageSize: next.pageSize + RELATED_EVENTS_MAX }, now),
    ]);
    const others = new Map([...alike.events, ...coming.events].map((event) => [event._id, event]));
    others.delete(id);
    return [...others.values()].slice(0, RELATED_EVENTS_MAX);
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
async function findPublished(strapi: Core.Strapi, query: Asked, now: Date) {
  const { search, filter, month, order = [] } = query;
  const read = (time: EventFilter) => async (part: { start: number; limit: number }) => {
    const { ids, total } = await findEvents(strapi, {
      search,
      filter: (events) => narrow(strapi, events, { ...query, filter: time }, now),
      order: [
        ...order.map((wish) => ({ column: columnOf(strapi, wish.attribute), order: wish.direction })),
        { column: 'event.starts_at', order: time === 'upcoming' || month ? 'asc' : 'desc' },
      ],
      ...part,
    });
    return { rows: ids, total };
  };
  // Whoever asks for an order of their own gets one list, and a month has the order of its days.
  const inTurn = filter === 'all' && order.length === 0 && !month;
  const found = inTurn
    ? await readInTurn([read('upcoming'), read('past')], upTo(search, toRange(query)))
    : await read(filter)(toRange(query));
  const total = search ? Math.min(found.total, EVENTS_FOUND_MAX) : found.total;
  recordRead(uid);
  const ids = found.rows;
  if (ids.length === 0) return { events: [], total };
  const loaded = await strapi.documents(uid).findMany({ filters: { id: { $in: ids } }, populate: eventPopulate });
  return { events: inOrderOf(ids, loaded).map(presentEvent), total };
}

/** The part of a list that a search shows: two that follow each other end where one does. */
const upTo = (search: string, { start, limit }: { start: number; limit: number }) => ({
  start,
  limit: search ? Math.max(0, Math.min(limit, EVENTS_FOUND_MAX - start)) : limit,
});

/** Leaves the published events that a query asks for. */
function narrow(strapi: Core.Strapi, events: Events, query: Asked, now: Date): void {
  const { filter, category, format, price, month, timeZone = SETTINGS_DEFAULTS.timeZone, conditions = [] } = query;
  filterPublished(events, filter, now);
  if (category) void events.where('event.category', category);
  if (format) void events.where('event.format', format);
  if (price) void events.where('event.ticket_price', price === 'free' ? '=' : '>', 0);
  if (month) filterMonth(events, month, timeZone, now);
  for (const condition of conditions) testColumn(strapi, events, columnOf(strapi, condition.attribute), condition);
}

/** A column of `event`, by the attribute that it holds. */
function columnOf(strapi: Core.Strapi, attribute: string): string {
  const { attributes } = strapi.db.metadata.get(uid);
  return `event.${(attributes[attribute] as { columnName?: string }).columnName ?? attribute}`;
}
