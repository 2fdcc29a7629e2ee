import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { root } from '../paths.mjs';

/**
 * @typedef {{ passed: number, failed: number, note?: string }} SuiteResult
 * @typedef {{ name: string, run: () => Promise<SuiteResult> }} Suite
 */

/**
 * Runs a test runner with its output on the screen.
 * @param {string[]} args for Node
 * @param {NodeJS.ProcessEnv} [env] additions
 * @returns {Promise<number>} its exit code
 */
export function runVisibly(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code ?? 1)));
}

/**
 * Reads a runner's JSON report.
 * @param {string} file
 * @returns {unknown} undefined when the runner wrote none
 */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Makes silence loud: a suite that ran nothing, or that ended badly without naming a failed test, has failed.
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {number} exitCode
 * @returns {SuiteResult}
 */
export function judge({ passed, failed, skipped }, exitCode) {
  if (failed === 0 && exitCode !== 0) return { passed, failed: 1, note: `ended with exit code ${exitCode}` };
  if (passed + failed === 0) return { passed, failed: 1, note: 'ran nothing' };
  return { passed, failed, note: skipped > 0 ? `${skipped} skipped` : undefined };
}
