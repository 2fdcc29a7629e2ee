import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** What a command may take before a test loses patience, in milliseconds. */
const PATIENCE_MS = 600_000;

/**
 * A command of ours as a person runs it, with its output kept.
 * @param {NodeJS.ProcessEnv} env additions; what would decide for the test is taken out first
 * @param {{ args?: string[], nodeArgs?: string[], checkout?: string }} [options]
 */
export function runCommand(env, { args = ['start'], nodeArgs = [], checkout = root } = {}) {
  const {
    PORT: _p,
    HOST: _h,
    DATA_DIR: _d,
    DATABASE_URL: _u,
    PUBLIC_URL: _o,
    DEMO: _m,
    NODE_ENV: _n,
    ...clean
  } = process.env;
  const child = spawn(process.execPath, [...nodeArgs, join(checkout, 'packages/cli/cli.mjs'), ...args], {
    env: { ...clean, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {Set<() => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  /** @type {Promise<number | null>} */
  const exitCode = new Promise((resolve) => child.once('close', resolve));
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  void exitCode.then(() => clearTimeout(patience));
  return {
    exitCode,
    output: () => output,
    signal: (/** @type {NodeJS.Signals} */ name) => child.kill(name),
    /** Fulfilled when the output holds some words. @param {string} words */
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(words) && resolve(undefined);
        listeners.add(look);
        look();
        void exitCode.then((code) => reject(new Error(`Ended with ${code} before it said "${words}":\n${output}`)));
      }),
  };
}
