import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { postgresConnection } from '../src/platform/environment/database-url';
import { environment } from '../src/platform/environment/environment';
import { keepStatements, type SqliteConnection } from '../src/platform/database/keep-statements';

const { dataDir, databaseUrl } = environment();

/** What of the database file is kept in memory, in KiB: the indexes of a society of 100,000. */
const SQLITE_CACHE_KIB = 128 * 1024;

/** Every acknowledged write survives a power cut, and readers never wait for the writer (design §6). */
function configureSqlite(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  const database = connection as SqliteConnection;
  const settings = [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `cache_size = -${SQLITE_CACHE_KIB}`,
    // Looks at tables of another size than when it last did: those that were small are otherwise gone through whole.
    'optimize = 0x10002',
  ];
  for (const setting of settings) {
    database.pragma(setting);
  }
  keepStatements(database);
  done(undefined, connection);
}

const sqlite: Core.Config.Database<'sqlite'> = {
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(dataDir, 'data.db') },
    pool: { afterCreate: configureSqlite },
    useNullAsDefault: true,
  },
};

const postgres = (url: string) => ({
  connection: {
    client: 'postgres' as const,
    connection: postgresConnection(url),
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 10_000,
  },
});

export default databaseUrl ? postgres(databaseUrl) : sqlite;
