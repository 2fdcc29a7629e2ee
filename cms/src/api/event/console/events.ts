import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  CONSOLE_EVENT_STATUSES,
  consoleEventInput,
  EVENT_CATEGORIES,
  MAX_SEARCH_CHARS,
  messages,
  type ConsoleEvent,
} from 'contracts';
import { z } from 'zod';

import type { Creatable, ResourceDefinition } from '../../../platform/console/definition';
import { idsFilter } from '../../../platform/console/query';
import { inOrderOf } from '../../../shared/in-order';
import { inTransaction } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { attendanceOf, type Attendance } from '../registrations/attendance';
import { findEvents } from '../search/find';
import { toStoredEvent, withFieldNames } from './event-input';
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
const sortable = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

const filterable = z.strictObject({
  /** Beginnings of words of the title, the description or the place. */
  q: z.string().trim().max(MAX_SEARCH_CHARS).optional(),
  status: z.enum(CONSOLE_EVENT_STATUSES).optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  /** Whatever has not ended yet, or what has. */
  when: z.enum(['upcoming', 'past']).optional(),
  id: idsFilter,
});

type Events = ResourceDefinition<
  ConsoleEvent,
  (typeof sortable)[number],
  typeof filterable.shape,
  typeof consoleEventInput.shape
> &
  Creatable<ConsoleEvent, typeof consoleEventInput.shape>;

/** What the society holds, drafts and proposals included (admin §2, Events page). */
export function eventResource(strapi: Core.Strapi): Events {
  const documents = strapi.documents(uid);
  const settings = () => settingService({ strapi }).current();

  const find = async (id: string): Promise<ConsoleEvent> => {
    const event = await documents.findOne({ documentId: id, populate: consoleEventPopulate });
    if (!event) throw new errors.NotFoundError(messages.eventNotFound);
    const attendance = await attendanceOf(strapi.db.connection, [Number(event.id)]);
    return presentConsoleEvent(event, attendanceIn(attendance, event), (await settings()).timeZone);
  };

  return {
    name: 'events',
    sortable,
    filterable,
    writable: consoleEventInput,

    async list({ sort, range: [from, to], filter: { q = '', ...filter } }) {
      const now = new Date();
      const { by, direction } = sort ?? { by: 'startsAt', direction: 'desc' };
      const { ids, total } = await findEvents(strapi, {
        search: q,
        filter: (events) => filterEvents(events, filter, now),
        order: ORDERS[by].map((column) => ({ column: `event.${column}`, order: direction })),
        start: from,
        limit: to - from + 1,
      });
      const [loaded, attendance] = await Promise.all([
        documents.findMany({ filters: { id: { $in: ids } }, populate: consoleRowPopulate }),
        attendanceOf(strapi.db.connection, ids),
      ]);
      const events = inOrderOf(ids, loaded);
      return { records: events.map((event) => presentConsoleRow(event, attendanceIn(attendance, event))), total };
    },

    one: find,

    async create(input) {
      const data = toStoredEvent(input, await settings());
      const { documentId } = await withFieldNames(documents.create({ data }));
      return find(documentId);
    },

    async update(id, change) {
      const data = toStoredEvent(change, await settings());
      await withFieldNames(documents.update({ documentId: id, data }));
      return find(id);
    },

    async remove(ids) {
      const removed = [];
      for (const id of ids) removed.push(await find(id));
      await inTransaction(strapi, async () => {
        for (const id of ids) await documents.delete({ documentId: id });
      });
      return removed;
    },
  };
}

function attendanceIn(attendances: Map<number, Attendance>, { id }: { id: number | string }): Attendance {
  return attendances.get(Number(id)) ?? { taken: 0, waiting: 0 };
}
