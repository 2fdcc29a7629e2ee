import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyDemo, freePort, seedPeople, startPostgres, startServer } from 'cli';

import { databases, isBrief } from './effort.mjs';
import { fillCalendar } from './events/fill.mjs';
import { fillJobs } from './jobs/fill.mjs';
import { signIn } from './sign-in.mjs';

/**
 * What a society has beside the demo's content. Each of its events has the same number of registrations.
 * @typedef {{ people: number, events?: number, registrationsOfEach?: number, jobs?: number }} Size
 */
/**
 * A running server, and the cookies that sign the demo's people in.
 * @typedef {{ url: string, student: string, admin: string, stop: () => Promise<void> }} Crowd
 */

/** Every size of a brief run, which asks one server as all of them, and has the demo's people. */
const BRIEF = { people: 0, events: 40, registrationsOfEach: 2, jobs: 40 };
/** @type {Promise<Crowd> | undefined} */
let brief;

/**
 * Measures on each of the databases, one after the other.
 * @param {(name: string, newDatabase: (name: string) => Promise<string | undefined>) => Promise<number>} work answers
 * how many targets were missed
 * @returns {Promise<number>} how many in all
 */
export async function onEach(work) {
  let missed = 0;
  for (const name of databases) {
    const postgres = name === 'PostgreSQL' ? await startPostgres() : undefined;
    try {
      missed += await work(name, async (database) => postgres?.createDatabase(database));
    } finally {
      await postgres?.stop();
    }
  }
  return missed;
}

/**
 * Starts a small crowd and a large one.
 * @param {Size} few
 * @param {Size} many
 * @param {(name: string) => Promise<string | undefined>} newDatabase
 * @returns {Promise<[few: Crowd, many: Crowd, stop: () => Promise<unknown>]>}
 */
export async function startCrowds(few, many, newDatabase) {
  if (isBrief) {
    const crowd = await (brief ??= startCrowd(BRIEF, undefined));
    return [crowd, crowd, () => Promise.resolve()];
  }
  const one = await startCrowd(few, await newDatabase('few'));
  const other = await startCrowd(many, await newDatabase('many'));
  return [one, other, () => Promise.all([one.stop(), other.stop()])];
}

/** Stops what a brief run keeps for all of its parts. */
export const endCrowds = async () => (await brief)?.stop();

/**
 * Starts the product on a database with so many invented people, events or jobs.
 * @param {Size} size
 * @param {string | undefined} databaseUrl PostgreSQL; SQLite without it
 * @returns {Promise<Crowd>}
 */
async function startCrowd({ people, events, registrationsOfEach = 0, jobs }, databaseUrl) {
  const dataDir = isBrief ? await copyDemo('sqlite') : mkdtempSync(join(tmpdir(), 'society-crowd-'));
  const environment = {
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    publicUrl: undefined,
    demo: true,
    production: false,
  };
  if (people > 0) await seedPeople(environment, people);
  if (events !== undefined) await fillCalendar(environment, events, registrationsOfEach);
  if (jobs !== undefined) await fillJobs(environment, jobs);
  const server = await startServer(environment);
  return {
    url: server.url,
    student: await signIn(server.url, 'student@example.com'),
    admin: await signIn(server.url, 'admin@example.com'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
