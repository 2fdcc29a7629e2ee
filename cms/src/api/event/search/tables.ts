import { tableIndex, type Dialect } from '../../../platform/word-index/dialect';

/*
 * What events are searched in (docs/adr/0009-directory-index.md). Neither table says when an event is, or whether it is
 * published: that is asked of the event itself, so that nothing but its texts can be out of step.
 */
export const ENTRIES = 'event_entries';
export const WORDS = 'event_words';

/** The statements that make the tables. */
export const statements = ({ text, clustered }: Dialect): readonly string[] => [
  `create table if not exists ${ENTRIES} (
    event_id integer primary key,
    title_key ${text} not null,
    words ${text} not null,
    signature ${text} not null
  )`,
  `create table if not exists ${WORDS} (
    word ${text} not null,
    event_id integer not null,
    primary key (word, event_id)
  )${clustered}`,
  tableIndex('event_words_event', WORDS, 'event_id'),
];
