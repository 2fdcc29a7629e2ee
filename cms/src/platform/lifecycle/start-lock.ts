import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

import { postgresConnection } from '../environment/database-url';
import { environment } from '../environment/environment';

/** Any number that nobody else on this database takes a lock of. */
const LOCK = 7_263_451_902;
/** How often whoever waits says so, in milliseconds: a start is given up by its silence. */
const REMINDER_MS = 20_000;

let holder: Client | null = null;

/**
 * Lets one instance at a time bring the tables up to date, migrate and fill them, from before Strapi's own steps until
 * `releaseStart` (design §6): two that start at once on an empty PostgreSQL would create the same tables. A process
 * that dies lets go of the lock. SQLite belongs to one process, and needs none.
 */
export function takeTurnsToStart(strapi: Core.Strapi): void {
  const { databaseUrl } = environment();
  if (databaseUrl === null) return;
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const client = new Client({ ...postgresConnection(databaseUrl), keepAlive: true });
    await client.connect();
    // Once it serves, a database that goes away is no reason to end.
    client.on('error', (error) => strapi.log.warn(`The lock of the start is lost: ${error.message}`));
    holder = client;
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
    if (rows[0]?.free) return;
    const sayIt = () => strapi.log.info('Another instance is preparing the database; waiting for it.');
    sayIt();
    const reminder = setInterval(sayIt, REMINDER_MS);
    await client.query('select pg_advisory_lock($1)', [LOCK]).finally(() => clearInterval(reminder));
  });
}

/** Lets the next instance start. */
export async function releaseStart(): Promise<void> {
  await holder?.end();
  holder = null;
}
