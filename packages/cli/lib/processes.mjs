import { spawn } from 'node:child_process';

import { Refusal } from './refusal.mjs';

/** Lines of a failed command's output that are shown: some name the cause first, as npm, most last. */
const HEAD_LINES = 12;
const TAIL_LINES = 30;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches it from us alone and takes its children along.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(program, args, options) {
  const child = spawn(program, args, { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Sends a signal to a child and to whatever it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

/**
 * Makes Ctrl-C and SIGTERM end what was started, and then us, while no server is up to be ended with care.
 * @returns {() => void} gives the signals back
 */
export function endChildrenOnSignal() {
  const end = () => {
    for (const child of running) signalGroup(child, 'SIGTERM');
    console.error('\nInterrupted.');
    process.exit(130);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => void process.off('SIGINT', end).off('SIGTERM', end);
}

/**
 * Runs a program to its end, silently; when it fails, its output is in the refusal.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} its output
 * @throws {CommandFailure}
 */
export async function run(program, args, { cwd, env = process.env }) {
  const child = spawnGroup(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return output;
  const lines = output.trimEnd().split('\n');
  const shown =
    lines.length > HEAD_LINES + TAIL_LINES
      ? [...lines.slice(0, HEAD_LINES), '  …', ...lines.slice(-TAIL_LINES)]
      : lines;
  const sentence = `"${[program, ...args].join(' ')}" ended with exit code ${code}.`;
  throw new CommandFailure(`${shown.join('\n')}\n\n${sentence}`, code, output);
}

/** A program that ended with another exit code than 0, or by a signal. */
export class CommandFailure extends Refusal {
  /**
   * @param {string} message
   * @param {number | null} code
   * @param {string} output all of it
   */
  constructor(message, code, output) {
    super(message);
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs npm: the one that runs us where there is one, so that versions agree.
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, cwd, env) {
  const ours = process.env.npm_execpath;
  return ours?.endsWith('.js')
    ? run(process.execPath, [ours, ...args], { cwd, env })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd, env });
}
