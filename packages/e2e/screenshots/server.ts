import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startTestServer } from 'cli';

import { announceServers } from '../support/own-server';

/**
 * Starts the built product on a demo that it fills itself: without the accounts of the tests, nobody wants them in a
 * picture.
 * @returns what ends it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'society-screenshots-'));
  const server = await startTestServer({ dataDir });
  announceServers([{ url: server.url, dataDir }]);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
