import { join } from 'node:path';

import { cms } from './paths.mjs';
import { CommandFailure, run } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { serverVariables } from './server.mjs';

/** With this exit code a command of the server ends that refuses; the last line that it wrote says why. */
const REFUSED = 2;

/**
 * Runs one of the server's commands, which stand in `cms/src/commands`.
 * @param {import('./environment.mjs').Environment} environment of the server
 * @param {string} name such as `backup`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [variables] added to what it sees of the world
 * @returns {Promise<string>} the last line that it wrote
 * @throws {Refusal} with its sentence when it refuses, with all of its words when it fails
 */
async function runCommand(environment, name, args, variables = {}) {
  const script = join(cms, `dist/src/commands/${name}.js`);
  const env = { ...serverVariables(environment, process.env), ...variables };
  try {
    return lastLineOf(await run(process.execPath, [script, ...args], { cwd: cms, env }));
  } catch (error) {
    if (error instanceof CommandFailure && error.code === REFUSED) throw new Refusal(lastLineOf(error.output));
    throw error;
  }
}

/** @param {string} output */
const lastLineOf = (output) => output.trimEnd().split('\n').at(-1) ?? '';

/**
 * Fills a database with invented members, all with the demo's password. The server may be running on it.
 * @param {import('./environment.mjs').Environment} environment of that server
 * @param {number} people how many
 */
export async function seedPeople(environment, people) {
  await runCommand(environment, 'seed-people', [String(people)]);
}

/**
 * Puts everything that is stored into an archive. The server may be running.
 * @param {import('./environment.mjs').Environment} environment of that server
 * @param {string} file absolute
 * @returns what is in it, in a sentence
 */
export const backUp = (environment, file) => runCommand(environment, 'backup', [file]);

/**
 * Restores an archive. The server must not be running.
 * @param {import('./environment.mjs').Environment} environment of that server
 * @param {{ file: string, replace: boolean }} options `file`: absolute; `replace`: whether data that is there may go
 * @returns what was restored, in a sentence
 */
export const restore = (environment, { file, replace }) =>
  runCommand({ ...environment, demo: false }, 'restore', [file, ...(replace ? ['--replace'] : [])]);

/**
 * Makes the first accounts of a society: one of the portal and its console, one of Strapi's panel.
 * @param {import('./environment.mjs').Environment} environment of the server
 * @param {{ email: string, name: string, password: string }} person
 */
export const createAdmin = (environment, { email, name, password }) =>
  runCommand({ ...environment, demo: false }, 'create-admin', [email, name], { PASSWORD: password });
