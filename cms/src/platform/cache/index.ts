import type { Core } from '@strapi/strapi';

import { postgresConnection } from '../environment/database-url';
import { environment } from '../environment/environment';
import { Broadcast } from './broadcast';
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

let broadcast: Broadcast | null = null;

/** Drops what is kept when its content changes, here and, on PostgreSQL, on every other instance (design §3). */
export function keepResponsesFresh(strapi: Core.Strapi): void {
  watchContent(strapi, (uids) => {
    invalidate(uids);
    broadcast?.send(uids);
  });
}

/** Starts to exchange changes with the other instances. On SQLite there are none. */
export async function joinInstances(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = environment();
  if (databaseUrl === null) return;
  broadcast = new Broadcast({
    connection: postgresConnection(databaseUrl),
    onChange: invalidate,
    onGap: () => stores.forEach((store) => store.clear()),
    log: strapi.log,
  });
  await broadcast.start();
}

/** Ends what `joinInstances` began. */
export async function leaveInstances(): Promise<void> {
  await broadcast?.stop();
  broadcast = null;
}

function invalidate(uids: Iterable<string>): void {
  for (const store of stores) store.invalidate(uids);
}
