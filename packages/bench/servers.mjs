import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cms, freePort, serverVariables, startServer } from 'cli';

/**
 * Starts the baseline and the product on one SQLite file, the baseline first: it fills the table.
 * @returns {Promise<{ baseline: string, product: string, stop: () => Promise<void> }>} their addresses
 */
export async function startBoth() {
  const dataDir = mkdtempSync(join(tmpdir(), 'society-bench-'));
  const environment = async () => ({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    demo: true,
    production: false,
  });
  const baseline = await startBaseline(await environment());
  const product = await startServer(await environment()).catch(async (fault) => {
    await baseline.stop();
    throw fault;
  });
  return {
    baseline: baseline.url,
    product: product.url,
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
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error(`The baseline did not start:\n${output}`)));
  });
  return {
    url: `http://${environment.host}:${environment.port}`,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
