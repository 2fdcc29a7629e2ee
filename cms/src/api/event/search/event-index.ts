import type { Core } from '@strapi/strapi';

import { watchRows } from '../../../platform/word-index/watch';
import type { WordIndex } from '../../../platform/word-index/word-index';
import { indexRows } from '../../../platform/word-index/write';
import type { Database } from '../../../shared/transaction';
import { ENTRY_COLUMNS, entryOf, INDEX_VERSION, type EventTexts } from './entry';
import { ENTRIES, statements, WORDS } from './tables';

/** All events, drafts and proposals too, and the words that find them. */
export const eventIndex: WordIndex = {
  name: 'events',
  version: INDEX_VERSION,
  source: 'events',
  entries: ENTRIES,
  details: [WORDS],
  key: 'event_id',
  statements,

  async read(trx, ids) {
    const events = await trx('events').whereIn('id', ids).select<EventTexts[]>(ENTRY_COLUMNS);
    return events.map(entryOf);
  },

  findOutdated,
};

async function findOutdated(trx: Database, since: Date): Promise<number[]> {
  const missing = await trx('events as event')
    .leftJoin(`${ENTRIES} as entry`, 'entry.event_id', 'event.id')
    .where((either) => either.whereNull('entry.event_id').orWhere('event.updated_at', '>=', since))
    .select<{ id: number }[]>('event.id');
  const extra = await trx(`${ENTRIES} as entry`)
    .whereNotIn('entry.event_id', trx('events').select('id'))
    .select<{ id: number }[]>('entry.event_id as id');
  return [...missing, ...extra].map(({ id }) => id);
}

/** Keeps the words of events in step with their texts. Belongs into `register`. */
export function watchEventTexts(strapi: Core.Strapi): void {
  watchRows(strapi, 'api::event.event', (ids) => indexRows(strapi, eventIndex, ids));
}
