import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cms, copyDemo, freePort, serverVariables, startServer } from 'cli';

import { isBrief } from './effort.mjs';

/**
 * Starts the product and the baseline on one SQLite file, the product first: at its start it takes away what it does
 * not grant, and so would take the baseline's grants.
 * @returns {Promise<{ baseline: string, product: string, token: string, stop: () => Promise<void> }>} their addresses,
 *   and the bearer token of the demo's student at the baseline
 */
export async function startBoth() {
  const dataDir = isBrief ? await copyDemo('sqlite') : mkdtempSync(join(tmpdir(), 'society-bench-'));
  const environment = async () => ({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    demo: true,
    production: false,
  });
  const product = await startServer(await environment());
  const baseline = await startBaseline(await environment()).catch(async (fault) => {
    await product.stop();
    throw fault;
  });
  return {
    baseline: baseline.url,
    product: product.url,
    token: baseline.token,
    stop: async () => {
      await Promise.all([baseline.stop(), product.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {Parameters<typeof serverVariables>[0]} environment */
async function startBaseline(environment) {
  const child = fork(join(import.meta.dirname, 'baseline-server.mjs'), {
    cwd: cms,
    env: serverVariables(environment, process.env),
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const token = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error(`The baseline did not start:\n${output}`)));
  });
  return {
    url: `http://${environment.host}:${environment.port}`,
    token: String(token),
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
