import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, seedPeople, startServer } from 'cli';

import { signInAsStudent } from '../sign-in.mjs';

/**
 * Starts the product on a database with so many invented people beside the demo's.
 * @param {number} people
 * @param {string | undefined} databaseUrl PostgreSQL; SQLite without it
 * @returns {Promise<{ url: string, cookie: string, stop: () => Promise<void> }>} `cookie` signs the demo's student in
 */
export async function startCrowd(people, databaseUrl) {
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
  const server = await startServer(environment);
  return {
    url: server.url,
    cookie: await signInAsStudent(server.url),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
