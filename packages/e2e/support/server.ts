import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, startServer } from 'cli';

/**
 * Starts the built product on a port and a data folder of its own, before the first journey. Its address reaches the
 * tests as `BASE_URL`, the folder of its mails as `MAIL_DIR`.
 * @returns what ends it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'society-e2e-'));
  // As behind a proxy: tests say from which address somebody calls.
  process.env.TRUST_PROXY = '1';
  const server = await startServer({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    demo: true,
    production: false,
  });
  process.env.BASE_URL = server.url;
  process.env.MAIL_DIR = path.join(dataDir, 'mail');
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
