import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { cms, serverVariables } from 'cli';

/**
 * Fills a database with invented events, and registrations of the people who are there.
 * @param {Parameters<typeof serverVariables>[0]} environment of the server, which does not run yet
 * @param {number} events how many in all
 * @param {number} registrationsOfEach how many each of them has
 */
export async function fillCalendar(environment, events, registrationsOfEach) {
  const script = join(import.meta.dirname, 'fill.mjs');
  const args = [script, String(events), String(registrationsOfEach)];
  await promisify(execFile)(process.execPath, args, { cwd: cms, env: serverVariables(environment, process.env) });
}
