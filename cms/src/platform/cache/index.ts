import type { Core } from '@strapi/strapi';

import { postgresConnection } from '../environment/database-url';
import { environment } from '../environment/environment';
import { Broadcast } from './broadcast';
import { watchContent } from './changes';
import { ResponseStore } from './store';

export { type Answer, chooseEncoding, type Entry, type Representation } from './entry';
export { normaliseTarget } from './key';
export { watchParameters, withoutUnread } from './parameters';
export { currentReading } from './reading';

/** The public answers of this process. */
export const responses = new ResponseStore();

let broadcast: Broadcast | null = null;

/** Drops answers when their content changes, here and, on PostgreSQL, on every other instance (design §3). */
export function keepResponsesFresh(strapi: Core.Strapi): void {
  watchContent(strapi, (uids) => {
    responses.invalidate(uids);
    broadcast?.send(uids);
  });
}

/** Starts to exchange changes with the other instances. On SQLite there are none. */
export async function joinInstances(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = environment();
  if (databaseUrl === null) return;
  broadcast = new Broadcast({
    connection: postgresConnection(databaseUrl),
    onChange: (uids) => responses.invalidate(uids),
    onGap: () => responses.clear(),
    log: strapi.log,
  });
  await broadcast.start();
}

/** Ends what `joinInstances` began. */
export async function leaveInstances(): Promise<void> {
  await broadcast?.stop();
  broadcast = null;
}
