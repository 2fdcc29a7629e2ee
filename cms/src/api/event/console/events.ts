import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  consoleEventInput,
  CURRENCIES,
  EVENT_CATEGORY_LABELS,
  messages,
  type ConsoleEvent,
  type ConsoleEventRow,
} from 'contracts';

import { defineResource } from '../../../platform/console/resource';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { pictureId } from '../../../platform/files/picture-id';
import { everyBatch } from '../../../platform/tables/every-batch';
import { inOrderOf } from '../../../shared/in-order';
import { inTransaction } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { attendanceOf, type Attendance } from '../registrations/attendance';
import { findEvents } from '../search/find';
import { moveAlong, toStoredEvent, withFieldNames } from './event-input';
import { filterEvents } from './filter-events';
import { consoleEventPopulate, consoleRowPopulate, presentConsoleEvent, presentConsoleRow } from './present-event';

const uid = 'api::event.event';

/** Fields that the list can be ordered by, as they are stored; each order has its index. Ids say nothing to people. */
const ORDERS = {
  id: ['starts_at', 'id'],
  title: ['title', 'id'],
  startsAt: ['starts_at', 'id'],
  isPublished: ['is_published', 'starts_at', 'id'],
} as const;

/** Fields that change with each registration: a record that is sent back whole may have others than those of now. */
const HOT = new Set(['seatsTaken', 'waiting']);

/** What the society holds, drafts and proposals included (admin §2, Events page). */
export const eventResource = defineResource({
  name: 'events',
  uid,
  icon: 'event',
  group: 'programme',
  place: 10,
  nouns: ['event', 'events'],
  words: {
    lead: 'Everything the society runs, with drafts and members’ proposals.',
    searched: 'Title or place',
    empty: { title: 'No events yet', text: 'Add the first one: a title and a date are enough to begin with.' },
  },
  fields: {
    title: { label: 'Event' },
    category: { choices: EVENT_CATEGORY_LABELS },
    startsAt: { label: 'Date' },
    endsAt: { label: 'Ends' },
    ticketPrice: { type: 'decimal', label: 'Ticket price' },
    currency: { label: 'Currency', choices: Object.fromEntries(CURRENCIES.map((code) => [code, code])) },
    seatsTaken: { type: 'integer', label: 'Registrations' },
    isPublished: { label: 'Published' },
    updatedAt: { label: 'Changed' },
  },
  columns: ['title', 'startsAt', 'seatsTaken', 'isPublished'],
  exported: [
    ...['title', 'category', 'format', 'startsAt', 'endsAt', 'location', 'ticketPrice', 'currency'],
    ...['isPublished', 'proposal', 'capacity', 'seatsTaken', 'waiting', 'updatedAt'],
  ],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    status: {
      label: 'Status',
      all: 'All events',
      choices: { published: 'Published', draft: 'Drafts', proposals: 'Proposals', rejected: 'Rejected' },
    },
    /** Whatever has not ended yet, or what has. */
    when: { label: 'Date', all: 'All dates', choices: { upcoming: 'Upcoming', past: 'Past' } },
    category: { label: 'Type', all: 'All types', choices: EVENT_CATEGORY_LABELS },
  },
  orders: [
    { label: 'Latest date first', field: 'startsAt', order: 'DESC' },
    { label: 'Earliest date first', field: 'startsAt', order: 'ASC' },
    { label: 'Title, A to Z', field: 'title', order: 'ASC' },
    { label: 'Drafts first', field: 'isPublished', order: 'ASC' },
  ],
  also: ['create'],
  writable: consoleEventInput,

  async meaning(strapi, body, current: ConsoleEvent) {
    const { timeZone } = await settingService({ strapi }).current();
    return withoutHotFields(moveAlong(body, current, timeZone));
  },

  records(strapi) {
    const documents = strapi.documents(uid);
    const settings = () => settingService({ strapi }).current();

    const find = async (id: string): Promise<ConsoleEvent> => {
      const event = await documents.findOne({ documentId: id, populate: consoleEventPopulate });
      if (!event) throw new errors.NotFoundError(messages.eventNotFound);
      const attendance = await inTransaction(strapi, (trx) => attendanceOf(trx, [Number(event.id)]));
      return presentConsoleEvent(event, attendanceIn(attendance, event), (await settings()).timeZone);
    };

    return {
      async list({ sort, range: [from, to], filter: { q = '', ...filter } }) {
        const now = new Date();
        const { by, direction } = sort ?? { by: 'startsAt', direction: 'desc' };
        const { ids, total } = await findEvents(strapi, {
          search: q.trim(),
          filter: (events) => filterEvents(events, filter, now),
          order: ORDERS[by].map((column) => ({ column: `event.${column}`, order: direction })),
          start: from,
          limit: to - from + 1,
        });
        return { records: await rowsOf(strapi, ids), total };
      },

      each({ q = '', ...filter }) {
        const now = new Date();
        return everyBatch(async (above, most) => {
          const { ids } = await findEvents(strapi, {
            search: q.trim(),
            filter: (events) => {
              filterEvents(events, filter, now);
              void events.where('event.id', '>', above);
            },
            goesOn: true,
            order: [{ column: 'event.id', order: 'asc' }],
            start: 0,
            limit: most,
          });
          return { keys: ids, rows: await rowsOf(strapi, ids) };
        });
      },

      one: find,

      async create(input) {
        const data = { ...toStoredEvent(input, await settings()), image: await pictureId(strapi, input.image) };
        const { documentId } = await withFieldNames(documents.create({ data }));
        return find(documentId);
      },

      async update(id, change) {
        const data = { ...toStoredEvent(change, await settings()), image: await pictureId(strapi, change.image) };
        await withFieldNames(documents.update({ documentId: id, data }));
        return find(id);
      },

      remove: (ids) =>
        inTransaction(strapi, async (trx) => {
          await lockDocuments(strapi, trx, uid, ids);
          const removed: ConsoleEvent[] = [];
          for (const id of ids) removed.push(await find(id));
          for (const id of ids) await documents.delete({ documentId: id });
          return removed;
        }),
    };
  },
});

/** Events as the list shows them, in this order. */
async function rowsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<ConsoleEventRow[]> {
  const [loaded, attendance] = await Promise.all([
    strapi.documents(uid).findMany({ filters: { id: { $in: [...ids] } }, populate: consoleRowPopulate }),
    attendanceOf(strapi.db.connection, ids),
  ]);
  return inOrderOf(ids, loaded).map((event) => presentConsoleRow(event, attendanceIn(attendance, event)));
}

function withoutHotFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !HOT.has(name)));
}

function attendanceIn(attendances: Map<number, Attendance>, { id }: { id: number | string }): Attendance {
  return attendances.get(Number(id)) ?? { taken: 0, waiting: 0 };
}
