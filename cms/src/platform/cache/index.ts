import type { Core } from '@strapi/strapi';

import { shareNews } from '../instances';
import { watchContent } from './changes';
import { ResponseStore } from './responses';
import { ValueStore } from './values';

export { type Answer, chooseEncoding, type Entry, type Representation } from './entry';
export { normaliseTarget } from './key';
export { watchParameters, withoutUnread } from './parameters';
export { recordWrite } from './changes';
export { currentReading } from './reading';

/** The public answers of this process. */
export const responses = new ResponseStore();
/** What answers to people who are signed in have in common. */
export const values = new ValueStore();
const stores = [responses, values];

/** Drops what is kept when its content changes, here and, on PostgreSQL, on every other instance (design §3). */
export function keepResponsesFresh(strapi: Core.Strapi): void {
  const tellOthers = shareNews({
    channel: 'content_changed',
    onNews: invalidate,
    onGap: () => stores.forEach((store) => store.clear()),
  });
  watchContent(strapi, (uids) => {
    invalidate(uids);
    tellOthers(uids);
  });
}

function invalidate(uids: Iterable<string>): void {
  for (const store of stores) store.invalidate(uids);
}
