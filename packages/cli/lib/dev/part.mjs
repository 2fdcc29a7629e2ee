import { pathToFileURL } from 'node:url';

import { signalGroup, spawnGroup } from '../processes.mjs';
import { lookAt } from './changes.mjs';

/** How often files are looked at, in milliseconds. */
const LOOK_MS = 300;
/** A process that is asked to end gets no more time than this, in milliseconds. */
const STOP_MS = 12_000;
/** A line that says why a program has ended, in the words of whoever wrote it. */
const REASON = /^\w*Error\b.*: .+$/m;

/** Loaded into each process, which ends with us. */
const guard = pathToFileURL(`${import.meta.dirname}/../orphan-guard.mjs`).href;

/**
 * A process of `npm run dev`, which comes back by itself.
 * @typedef {object} Part
 * @property {() => string | undefined} fault why it is down, in one sentence; undefined while it serves or starts
 * @property {() => Promise<void>} stop for good
 */

/**
 * Keeps a process running. When it ends by itself, one line says why, and it starts again at the next change of its
 * files, which will be the mend.
 * @param {object} options
 * @param {string} options.name stands before each of its lines
 * @param {string[]} options.args for Node
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {readonly string[]} options.files folders and files whose change brings it back
 * @param {boolean} [options.takesChanges] whether it looks at its files by itself while it runs
 * @param {(changed: readonly string[] | undefined) => Promise<void>} [options.ready] makes it ready to start with what has
 * changed, at first with everything; where it rejects, what ran goes on running
 * @param {(message: any) => void} [options.onMessage] hears what the process sends
 * @returns {Part}
 */
export function keepRunning({ name, args, cwd, env, files, takesChanges = true, ready = async () => {}, onMessage }) {
  const watched = lookAt(files);
  /** @type {ReturnType<typeof launch> | undefined} */
  let running;
  /** @type {string | undefined} */
  let fault;
  let ended = false;
  /** What has changed since it was ready the last time; undefined before the first. @type {string[] | undefined} */
  let pending;

  /** @param {string} reason */
  const fail = (reason) => {
    fault = `${name}: ${reason}`;
    // What it took up while it ran is no mend.
    if (takesChanges) watched.forget();
    say(name, `✗ ${reason} – mend it and save: it comes back by itself.`);
  };
  const start = () => {
    fault = undefined;
    const process = launch({ name, args, cwd, env, onMessage });
    running = process;
    void process.ended.then((reason) => {
      if (running !== process) return;
      running = undefined;
      fail(reason);
    });
  };
  const end = async () => {
    const previous = running;
    running = undefined;
    await previous?.stop();
  };
  const takeUp = async () => {
    try {
      await ready(pending);
      pending = [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!running) return fail(reason);
      return say(name, `✗ ${reason} – it goes on as it was until that is mended.`);
    }
    await end();
    if (!ended) start();
  };

  const work = async () => {
    await takeUp();
    while (!ended) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (running && takesChanges) continue;
      const changed = watched.changed();
      if (changed.length === 0) continue;
      pending &&= [...new Set([...pending, ...changed])];
      await takeUp();
    }
    await end();
  };
  const done = work();
  return {
    fault: () => fault,
    stop: () => {
      ended = true;
      return done;
    },
  };
}

/**
 * Says something of a part of `npm run dev`, in its lines.
 * @param {string} name
 * @param {string} text
 */
export const say = (name, text) => console.log(`${name.padEnd(7)}│ ${text}`);

/**
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, onMessage?: (message: any) => void }} options
 */
function launch({ name, args, cwd, env, onMessage = () => {} }) {
  const child = spawnGroup(process.execPath, ['--import', guard, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  /** @type {string | undefined} */
  let told;
  child.on('message', (/** @type {any} */ message) => {
    told ??= message.fault;
    onMessage(message);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        output = `${output}${line}\n`.slice(-20_000);
        say(name, line);
      }
    });
  }
  /** @type {Promise<string>} why it has ended */
  const ended = new Promise((resolve) =>
    child.once('close', (code) => resolve(told ?? REASON.exec(output)?.[0].trim() ?? `it ended with code ${code}`)),
  );
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
    return ended.finally(() => clearTimeout(patience));
  };
  return { ended, stop };
}
