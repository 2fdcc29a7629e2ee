import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, startServer } from 'cli';
import knex from 'knex';
import { inject } from 'vitest';

import { unique } from './factories';

type Environment = Parameters<typeof startServer>[0];

/** A server that a test has for itself. */
interface OwnServer {
  url: string;
  /** What it wrote so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts a server on an empty database of its own, of the kind that the tests run on, without the demo.
 * @param prepare is given its environment before it starts
 */
export async function startOwnServer(prepare: (environment: Environment) => Promise<void>): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'society-own-'));
  const database = await newDatabase();
  const environment: Environment = {
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: database?.url,
    publicUrl: undefined,
    demo: false,
    production: false,
  };
  await prepare(environment);
  const server = await startServer(environment);
  return {
    url: server.url,
    output: server.output,
    stop: async () => {
      await server.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty database beside that of the stage; null on SQLite, where it is a file of the data folder. */
async function newDatabase() {
  const { databaseUrl } = inject('stage');
  if (databaseUrl === null) return null;
  const name = unique('own').replace(/\W/g, '_').toLowerCase();
  await onStage(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onStage(databaseUrl, `drop database ${name} with (force)`) };
}

async function onStage(connection: string, statement: string): Promise<void> {
  const database = knex({ client: 'pg', connection });
  try {
    await database.raw(statement);
  } finally {
    await database.destroy();
  }
}
