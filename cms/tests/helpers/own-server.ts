import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copyDemo, DEMO_DATABASE, freePort, startTestServer, type startServer } from 'cli';
import knex from 'knex';
import { inject } from 'vitest';

import { unique } from './factories';

/** What a server of a test's own is told, its data folder and its database among it. */
export type OwnEnvironment = Parameters<typeof startServer>[0];

/** A server that a test has for itself. */
export interface OwnServer {
  url: string;
  /** What it wrote so far. */
  output: () => string;
  stop: () => Promise<void>;
  /** Starts it anew on the same data, as the product itself, or as another built CMS. */
  restart: (app?: string) => Promise<OwnServer>;
  /** The same after its process was killed in the midst of whatever it did. */
  crash: () => Promise<OwnServer>;
  /** Starts another instance beside it, on the same data. */
  another: () => Promise<Pick<OwnServer, 'url' | 'stop'>>;
}

/**
 * Starts a server on a database of its own, of the kind that the tests run on: a copy of the filled demo, or an empty
 * one.
 * @param prepare is given its environment before it starts
 * @param app the folder of a built CMS other than the product's
 */
export async function startOwnServer(
  content: 'demo' | 'empty',
  prepare: (environment: OwnEnvironment) => Promise<void>,
  app?: string,
): Promise<OwnServer> {
  const { databaseUrl: neighbour } = inject('stage');
  const isEmpty = content === 'empty';
  const dataDir = isEmpty
    ? mkdtempSync(path.join(tmpdir(), 'society-own-'))
    : await copyDemo(neighbour ? 'postgres' : 'sqlite');
  const own = neighbour ? await ownDatabase(neighbour, isEmpty ? 'template1' : DEMO_DATABASE) : undefined;
  const place = { dataDir, databaseUrl: own?.databaseUrl, publicUrl: undefined, demo: !isEmpty };
  await prepare({ ...place, port: await freePort(), host: '127.0.0.1', production: false });
  const start = async (folder?: string): Promise<OwnServer> => {
    const server = await startTestServer({ ...place, ...(folder !== undefined && { app: folder }) });
    return {
      url: server.url,
      output: server.output,
      stop: async () => {
        await server.stop();
        await own?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
      restart: async (other) => {
        await server.stop();
        return start(other);
      },
      crash: async () => {
        await server.kill();
        return start(folder);
      },
      another: async () => {
        const other = await startTestServer({ ...place, ...(folder !== undefined && { app: folder }) });
        return {
          url: other.url,
          stop: async () => {
            await other.stop();
          },
        };
      },
    };
  };
  return start(app);
}

/** Makes a database on the PostgreSQL of another one. @param template what it is a copy of */
export async function ownDatabase(
  neighbour: string,
  template: string,
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = unique('own').replace(/\W/g, '_').toLowerCase();
  await onStage(neighbour, `create database ${name} template ${template}`);
  return {
    databaseUrl: Object.assign(new URL(neighbour), { pathname: `/${name}` }).href,
    drop: () => onStage(neighbour, `drop database ${name} with (force)`),
  };
}

async function onStage(connection: string, statement: string): Promise<void> {
  const database = knex({ client: 'pg', connection });
  try {
    await database.raw(statement);
  } finally {
    await database.destroy();
  }
}
