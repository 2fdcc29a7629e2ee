import { parseArgs } from 'node:util';

import { checkDatabase, checkDataDir } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { prepare } from '../lib/prepare.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { seedPeople } from '../lib/server-commands.mjs';

/** People at most: the size that the product is made for (design §6), ten times. */
const PEOPLE_MAX = 1_000_000;

/**
 * `npm run seed -- --people N`: fills the database with N invented members. In production, where they would stand
 * among real ones, only with `--force`.
 * @param {string[]} args
 */
export async function run(args) {
  const { people, force } = readArguments(args);
  loadDotEnv();
  const environment = readEnvironment(process.env);
  if (environment.production && !force) {
    throw new Refusal('This is a production: invented people are stored in it with --force only.');
  }
  checkDataDir(environment.dataDir);
  await prepare();
  await checkDatabase(environment.databaseUrl);
  await step(`Inventing ${people} people`, () => seedPeople(environment, people));
  return 0;
}

/** @param {string[]} args */
function readArguments(args) {
  /** @type {{ people?: string, force?: boolean }} */
  let values = {};
  try {
    ({ values } = parseArgs({ args, options: { people: { type: 'string' }, force: { type: 'boolean' } } }));
  } catch {
    // Whatever else was typed is answered below.
  }
  const people = Number(values.people);
  if (!Number.isInteger(people) || people < 1 || people > PEOPLE_MAX) {
    throw new Refusal(`Say how many people, from 1 to ${PEOPLE_MAX}: npm run seed -- --people 1000`);
  }
  return { people, force: values.force === true };
}
