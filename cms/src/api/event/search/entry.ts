import { fold, wordsOf } from '../../../platform/word-index/fold';
import { sign } from '../../../platform/word-index/sign';
import type { IndexEntry } from '../../../platform/word-index/word-index';
import { ENTRIES, WORDS } from './tables';

/** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
export const INDEX_VERSION = 1;

/** Columns of `events` that an entry is made of. */
export const ENTRY_COLUMNS = ['id', 'title', 'description', 'location'] as const;

/** What the database answers for them. */
export interface EventTexts {
  id: number;
  title: string | null;
  description: string | null;
  location: string | null;
}

/** Makes the entry of an event: searched are title, description and place (member §2, Events list). */
export function entryOf({ id, title, description, location }: EventTexts): IndexEntry {
  const words = wordsOf(title ?? '', description ?? '', location ?? '');
  // Of the words all, each between spaces.
  const row = { event_id: id, title_key: fold(title ?? ''), words: ` ${words.join(' ')} ` };
  const signature = sign([INDEX_VERSION, row]);
  return {
    id,
    signature,
    rows: { [ENTRIES]: [{ ...row, signature }], [WORDS]: words.map((word) => ({ word, event_id: id })) },
  };
}
