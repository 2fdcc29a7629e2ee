import { join } from 'node:path';

import { cms } from './paths.mjs';
import { run } from './processes.mjs';
import { serverVariables } from './server.mjs';

/**
 * Fills a database with invented members, all with the demo's password. The server may be running on it.
 * @param {import('./environment.mjs').Environment} environment of that server
 * @param {number} people how many
 * @throws {import('./refusal.mjs').Refusal} with the process's own words when it fails
 */
export async function seedPeople(environment, people) {
  const script = join(cms, 'dist/src/commands/seed-people.js');
  await run(process.execPath, [script, String(people)], { cwd: cms, env: serverVariables(environment, process.env) });
}
