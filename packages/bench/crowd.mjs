import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, seedPeople, startServer } from 'cli';

import { fillCalendar } from './events/fill-calendar.mjs';
import { signIn } from './sign-in.mjs';

/**
 * What a society has beside the demo's content. Each of its events has the same number of registrations.
 * @typedef {{ people: number, events?: number, registrationsOfEach?: number }} Size
 */
/**
 * A running server, and the cookies that sign the demo's people in.
 * @typedef {{ url: string, student: string, admin: string, stop: () => Promise<void> }} Crowd
 */

/**
 * Starts the product on a database with so many invented people, and events.
 * @param {Size} size
 * @param {string | undefined} databaseUrl PostgreSQL; SQLite without it
 * @returns {Promise<Crowd>}
 */
export async function startCrowd({ people, events, registrationsOfEach = 0 }, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'society-crowd-'));
  const environment = {
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    publicUrl: undefined,
    demo: true,
    production: false,
  };
  await seedPeople(environment, people);
  if (events !== undefined) await fillCalendar(environment, events, registrationsOfEach);
  const server = await startServer(environment);
  return {
    url: server.url,
    student: await signIn(server.url, 'student@example.com'),
    admin: await signIn(server.url, 'admin@example.com'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
