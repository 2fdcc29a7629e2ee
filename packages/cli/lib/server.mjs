import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

import { cms, strapiBin } from './paths.mjs';
import { signalGroup, spawnGroup } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { keptSecrets } from './secrets.mjs';

/** How long a first boot may take: it migrates and draws the demo's pictures. */
const BOOT_MS = 180_000;
const POLL_MS = 100;
/** Requests in flight get this long to end after a stop was asked for; the whole stop stays within 15 s. */
const STOP_MS = 12_000;

/**
 * @typedef {object} Server
 * @property {string} url where it answers from this machine, such as `http://127.0.0.1:1337`
 * @property {Promise<void>} ready fulfilled as soon as it answers; a Refusal when it ends before
 * @property {Promise<Exit>} exited
 * @property {() => Promise<Exit>} stop ends it in good order
 * @property {() => string} output what it wrote so far
 */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit how a process ended */

/**
 * Starts the built server as a child process and waits until it answers.
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Promise<Server>}
 * @throws {Refusal} when it ends before it answers
 */
export async function startServer(environment) {
  const server = launchServer(environment);
  await server.ready;
  return server;
}

/**
 * Starts the built server as a child process.
 * @param {import('./environment.mjs').Environment} environment
 * @param {(text: string) => void} [onOutput] gets what it writes once it serves
 * @returns {Server}
 */
export function launchServer(environment, onOutput = () => {}) {
  const guard = pathToFileURL(join(import.meta.dirname, 'orphan-guard.mjs')).href;
  const child = spawnGroup(process.execPath, ['--import', guard, strapiBin, 'start'], {
    cwd: cms,
    env: serverVariables(environment, process.env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let serves = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (serves) onOutput(text);
    });
  }
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
    return exited.finally(() => clearTimeout(patience));
  };
  const url = `http://${reachableHost(environment.host)}:${environment.port}`;
  const ready = untilAnswering(url, exited).then(
    () => void (serves = true),
    async (/** @type {Error} */ fault) => {
      await stop();
      throw new Refusal(`${output.trim()}\n\n${fault.message} Its own words stand above.`);
    },
  );
  // Whoever stops a server before it is ready does not ask about readiness any more.
  ready.catch(() => {});
  return { url, ready, exited, stop, output: () => output };
}

/**
 * @param {string} url
 * @param {Promise<Exit>} exited
 */
async function untilAnswering(url, exited) {
  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = Date.now() + BOOT_MS;
  while (!(await answers(url))) {
    if (ended) throw new Error('The server ended before it served.');
    if (Date.now() > deadline) throw new Error(`The server did not serve within ${BOOT_MS / 1000} s.`);
    await wait(POLL_MS);
  }
}

/**
 * What the server's process sees of the world.
 * @param {import('./environment.mjs').Environment} environment
 * @param {NodeJS.ProcessEnv} env the caller's, for secrets and whatever else is passed on
 * @returns {NodeJS.ProcessEnv}
 */
export function serverVariables({ port, host, dataDir, databaseUrl, publicUrl, demo, production }, env) {
  return {
    ...env,
    ...(production ? {} : keptSecrets(dataDir, env)),
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PUBLIC_URL: publicUrl ?? '',
    DEMO: String(demo),
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
  };
}

/**
 * The address by which this machine reaches a server that listens on `host`.
 * @param {string} host
 */
function reachableHost(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @param {string} url */
async function answers(url) {
  try {
    const answer = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) });
    return answer.ok;
  } catch {
    return false;
  }
}
