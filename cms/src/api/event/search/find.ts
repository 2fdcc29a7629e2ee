import type { Core } from '@strapi/strapi';
import { EVENTS_FOUND_MAX } from 'contracts';
import type { Knex } from 'knex';

import { listRows } from '../../../platform/tables/list-rows';
import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { fold, searchWords } from '../../../platform/word-index/fold';
import { position } from '../../../platform/word-index/rows';
import { findByWords, type Search, type Wanted } from '../../../platform/word-index/search';
import { textIndex } from '../../../platform/word-index/text-index';

/** All events, drafts and proposals too, and the words that find them: of title, description and place (member §2). */
export const eventIndex = textIndex({
  thing: 'event',
  name: 'events',
  version: 1,
  uid: 'api::event.event',
  source: 'events',
  texts: ['title', 'description', 'location'],
  keys: { title_key: 'title' },
});

const SEARCH: Search = {
  index: eventIndex,
  from: 'events as event',
  id: 'event.id',
  max: EVENTS_FOUND_MAX,
  common: 2500,
};

const ID = selection({ id: tableOf('api::event.event', 'event').id });

/** Events as `event`, to be filtered. */
export type Events = Knex.QueryBuilder;

/** A part of a list of events; of all that the filter leaves where nothing is searched for. */
type WantedEvents = Omit<Wanted, 'words' | 'isNarrow'> & { search: string };

/**
 * Finds a page of events, by their rows.
 * @returns how many fit, too; of a search no more than `EVENTS_FOUND_MAX`, where the list ends
 */
export async function findEvents(
  strapi: Core.Strapi,
  { search, ...wanted }: WantedEvents,
): Promise<{ ids: number[]; total: number }> {
  const words = searchWords(search);
  if (words.length === 0 && search.trim() !== '') return { ids: [], total: 0 };
  const { rows, total } = await (words.length === 0
    ? list(strapi, wanted)
    : findByWords<{ id: number }>(strapi, SEARCH, { ...wanted, words, isNarrow: false }, (places) =>
        places.select({ id: 'place.id' }),
      ));
  const ids = rows.map(({ id }) => id);
  return { ids, total: words.length === 0 ? total : Math.min(total, EVENTS_FOUND_MAX) };
}

function list(strapi: Core.Strapi, { filter, order, start, limit }: Omit<WantedEvents, 'search'>) {
  const find = () => {
    const events = strapi.db.connection('events as event');
    filter(events);
    return events;
  };
  const byId = { column: 'event.id', order: order.at(-1)?.order ?? 'asc' };
  const inOrder = [...order, byId].map(({ column, order: direction }) => `${column} ${direction}`).join(', ');
  return listRows(ID, { find, order: inOrder, range: [start, start + limit - 1] });
}

/** Leaves the events whose titles hold a name, in capitals or not. */
export function testTitle(strapi: Core.Strapi, events: Events, name: string): void {
  const called = strapi.db
    .connection(`${eventIndex.entries} as called`)
    .whereRaw(`called.event_id = event.id and ${position(strapi)}(called.title_key, ?) > 0`, [fold(name)]);
  void events.whereExists(called);
}
