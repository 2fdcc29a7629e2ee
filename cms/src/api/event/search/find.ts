import type { Core } from '@strapi/strapi';
import { EVENTS_FOUND_MAX } from 'contracts';
import type { Knex } from 'knex';

import { documentList } from '../../../platform/word-index/document-list';
import { fold } from '../../../platform/word-index/fold';
import { position } from '../../../platform/word-index/rows';
import { textIndex } from '../../../platform/word-index/text-index';

const uid = 'api::event.event';

/** All events, drafts and proposals too, and the words that find them: of title, description and place (member §2). */
export const eventIndex = textIndex({
  thing: 'event',
  name: 'events',
  version: 1,
  uid,
  source: 'events',
  texts: ['title', 'description', 'location'],
  keys: { title_key: 'title' },
});

/** Events as `event`, to be filtered. */
export type Events = Knex.QueryBuilder;

/** Finds a page of events, by their rows. */
export const findEvents = documentList({ index: eventIndex, uid, max: EVENTS_FOUND_MAX, common: 2500 });

/** Leaves the events whose titles hold a name, in capitals or not. */
export function testTitle(strapi: Core.Strapi, events: Events, name: string): void {
  const called = strapi.db
    .connection(`${eventIndex.entries} as called`)
    .whereRaw(`called.event_id = event.id and ${position(strapi)}(called.title_key, ?) > 0`, [fold(name)]);
  void events.whereExists(called);
}
