import type { Core } from '@strapi/strapi';

import { postgresConnection } from '../environment/database-url';
import { environment } from '../environment/environment';
import { Broadcast, type Topic } from './broadcast';

const topics: Topic[] = [];
let broadcast: Broadcast | null = null;

/**
 * Adds something that instances tell each other about. Belongs into `register`.
 * @returns what tells the others, which do nothing where there are none
 */
export function shareNews(topic: Topic): (names: Iterable<string>) => void {
  topics.push(topic);
  return (names) => broadcast?.send(topic.channel, names);
}

/** Starts to exchange news with the other instances. On SQLite there are none. */
export async function joinInstances(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = environment();
  if (databaseUrl === null) return;
  broadcast = new Broadcast({ connection: postgresConnection(databaseUrl), topics, log: strapi.log });
  await broadcast.start();
}

/** Ends what `joinInstances` began. */
export async function leaveInstances(): Promise<void> {
  await broadcast?.stop();
  broadcast = null;
}
