import { rmSync } from 'node:fs';

import { freePort } from '../free-port.mjs';
import { startServer } from '../server.mjs';
import { CHEAP } from './cheap.mjs';
import { copyDemo } from './snapshot.mjs';

/**
 * Starts a server for tests: on a free port of this machine alone, with cheap password hashes.
 * @param {{ dataDir: string, databaseUrl?: string, publicUrl?: string, demo?: boolean, variables?: NodeJS.ProcessEnv, app?: string }} options
 * `variables` are added to its environment; `app` is the folder of a built CMS other than this one's
 */
export async function startTestServer({ dataDir, databaseUrl, publicUrl, demo = true, variables = {}, app }) {
  const environment = { port: await freePort(), host: '127.0.0.1', dataDir, databaseUrl, publicUrl, demo };
  return startServer({ ...environment, production: false }, { ...CHEAP, ...variables }, app);
}

/**
 * Starts a server on a copy of the filled demo, in SQLite.
 * @param {{ variables?: NodeJS.ProcessEnv, app?: string }} [options] as of `startTestServer`
 * @returns {Promise<{ url: string, pid: number | undefined, dataDir: string, output: () => string, stop: () => Promise<void> }>} `stop` removes
 * the copy as well
 */
export async function startDemoServer({ variables, app } = {}) {
  const dataDir = await copyDemo('sqlite');
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, pid, output, stop } = await startTestServer({ dataDir, variables, app });
    return { url, pid, dataDir, output, stop: () => stop().then(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}
