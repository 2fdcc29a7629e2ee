import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, testOutput } from '../paths.mjs';

/**
 * What became of a suite.
 * @typedef {object} SuiteResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note]
 * @property {string[]} [skipped] names of the tests that did not run
 * @property {string[]} [failures] the tests that failed, each with what they said first
 * @property {{ file: string, seconds: number }[]} [files] how long each file took
 */
/**
 * What a suite is run with.
 * @typedef {object} SuiteOptions
 * @property {boolean} live whether its output belongs on the screen as it comes; it is kept in a file in any case
 * @property {string[]} [changed] runs what these files of the checkout can reach, everything without them
 */
/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {import('../snapshot/snapshot.mjs').Kind} [snapshot] what its server starts on
 * @property {boolean} [isEarly] whether it needs neither the packages of the CMS nor what they build
 * @property {(file: string) => boolean} reachedBy whether a change of a file of the checkout can change its outcome
 * @property {(options: SuiteOptions) => Promise<SuiteResult>} run
 */

/** Where the output of a suite is kept. @param {string} name */
export const logOf = (name) => join(testOutput, `${name.replaceAll(/\W+/g, '-')}.log`);

/**
 * Runs a test runner, and keeps what it says.
 * @param {string} name of the suite
 * @param {string[]} args for Node
 * @param {{ live: boolean, env?: NodeJS.ProcessEnv }} options `env` is added to ours
 * @returns {Promise<number>} its exit code
 */
export function runSuite(name, args, { live, env = {} }) {
  const log = createWriteStream(logOf(name));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  if (live) {
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
  }
  return new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (code) => log.end(() => resolve(code ?? 1))),
  );
}

/**
 * Runs a program of ours with its output on the screen.
 * @param {string[]} args for Node
 * @returns {Promise<number>} its exit code
 */
export function runVisibly(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
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

/** How programs begin to complain: Node itself, React and other libraries, and vitest about whatever wrote to the console. */
const WARNING = /^\(node:\d+\) .*$|^.*\bWarning: .*$|^(?:stderr|stdout) \| .*$/m;

/**
 * Makes silence loud: a suite that ran nothing, that ended badly without naming a failed test, or that warned of
 * something, has failed.
 * @param {Omit<SuiteResult, 'note'>} counts
 * @param {{ exitCode: number, output?: string }} end
 * @returns {SuiteResult}
 */
export function judge({ passed, failed, ...rest }, { exitCode, output = '' }) {
  if (failed === 0 && exitCode !== 0) return { ...rest, passed, failed: 1, note: `ended with exit code ${exitCode}` };
  if (passed + failed === 0) return { ...rest, passed, failed: 1, note: 'ran nothing' };
  const [warning] = WARNING.exec(stripColors(output)) ?? [];
  if (failed === 0 && warning) return { ...rest, passed, failed: 1, note: `warned: ${warning.trim().slice(0, 200)}` };
  return { ...rest, passed, failed };
}

/**
 * A test that failed, in one line, with what its error says first.
 * @param {string} file
 * @param {string} title
 * @param {string} [message] of its error, with colours and stack
 */
export function failure(file, title, message = '') {
  const lines = stripColors(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '));
  // What failed says why at its beginning; a program that failed, somewhere after what else it wrote.
  const said = lines.slice(0, REASON_LINES);
  const error = said.some(isError) ? [] : lines.filter(isError).slice(0, 1);
  const reason = [...said, ...error].join(' | ').slice(0, REASON_LENGTH);
  return `${file} › ${title}${reason ? `: ${reason}` : ''}`;
}

/** What is told of a failure's reason, in a line. */
const REASON_LINES = 3;
const REASON_LENGTH = 400;

/** @param {string} line */
const isError = (line) => /\b\w*(?:Error|Exception)\b|^error\b/.test(line);

/** @param {string} text */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const stripColors = (text) => text.replaceAll(/\x1b\[[0-9;]*m/g, '');
