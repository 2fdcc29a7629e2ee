import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { cms } from './paths.mjs';
import { signalGroup, spawnGroup } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { keptSecrets } from './secrets.mjs';

/** A boot that has said nothing for so long is given up. One may take its time: it migrates, and draws pictures. */
const SILENCE_MS = 120_000;
const POLL_MS = 100;
/** Requests in flight get this long to end after a stop was asked for; the whole stop stays within 15 s. */
const STOP_MS = 12_000;

/**
 * @typedef {object} Server
 * @property {string} url where it answers from this machine, such as `http://127.0.0.1:1337`
 * @property {number | undefined} pid
 * @property {Promise<void>} ready fulfilled as soon as it answers; a Refusal when it ends before
 * @property {Promise<Exit>} exited
 * @property {() => Promise<Exit>} stop ends it in good order
 * @property {() => Promise<Exit>} kill ends it in the midst of whatever it does
 * @property {() => string} output what it wrote so far
 */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit how a process ended */

/**
 * Starts the built server as a child process and waits until it answers.
 * @param {import('./environment.mjs').Environment} environment
 * @param {NodeJS.ProcessEnv} [variables] added to what it sees of the world
 * @param {string} [app] the folder of the built CMS
 * @returns {Promise<Server>}
 * @throws {Refusal} when it ends before it answers
 */
export async function startServer(environment, variables = {}, app = cms) {
  const server = launchServer(environment, { variables, app });
  await server.ready;
  return server;
}

/**
 * Starts the built server as a child process.
 * @param {import('./environment.mjs').Environment} environment
 * @param {{ onOutput?: (text: string) => void, variables?: NodeJS.ProcessEnv, app?: string }} [options] `onOutput` gets
 * what it writes once it serves
 * @returns {Server}
 */
export function launchServer(environment, { onOutput = () => {}, variables = {}, app = cms } = {}) {
  const child = spawnGroup(process.execPath, [join(import.meta.dirname, 'serve.mjs')], {
    cwd: app,
    env: { ...serverVariables(environment, process.env), ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let lastWord = Date.now();
  let serves = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      lastWord = Date.now();
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
  const kill = () => {
    signalGroup(child, 'SIGKILL');
    return exited;
  };
  const url = `http://${reachableHost(environment.host)}:${environment.port}`;
  const ready = untilAnswering(url, { exited, silentSince: () => lastWord }).then(
    () => void (serves = true),
    async (/** @type {Error} */ fault) => {
      await stop();
      throw new Refusal(`${output.trim()}\n\n${fault.message} Its own words stand above.`);
    },
  );
  // Whoever stops a server before it is ready does not ask about readiness any more.
  ready.catch(() => {});
  return { url, pid: child.pid, ready, exited, stop, kill, output: () => output };
}

/**
 * @param {string} url
 * @param {{ exited: Promise<Exit>, silentSince: () => number }} process `silentSince`: when it last wrote something
 */
async function untilAnswering(url, { exited, silentSince }) {
  let ended = false;
  void exited.then(() => (ended = true));
  while (!(await answers(url))) {
    if (ended) throw new Error('The server ended before it served.');
    if (Date.now() - silentSince() > SILENCE_MS) throw new Error(`The server said nothing for ${SILENCE_MS / 1000} s.`);
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
    LIVE: String(production),
    STRAPI_TELEMETRY_DISABLED: 'true',
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
