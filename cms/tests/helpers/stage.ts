import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, startServer } from 'cli';
import type { TestProject } from 'vitest/node';

import { DEMO_PASSWORD, EDITOR_EMAIL, OWNER_EMAIL, signIn } from './panel';

/** What every test file is given: where the server answers, and who is signed in to the panel there. */
interface Stage {
  /** Scheme, host and port of the server under test. */
  url: string;
  /** A second instance on the same database and uploads; only where the database can be shared. */
  secondUrl: string | null;
  /** The server's folder: its mails are in `mail`, its database file too where it is SQLite. */
  dataDir: string;
  /** PostgreSQL; null on SQLite. */
  databaseUrl: string | null;
  /** Panel tokens. One sign-in each for all tests: the panel limits how often one address signs in. */
  editorToken: string;
  ownerToken: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage;
  }
}

/**
 * Starts what the tests of one database run against: a fresh data folder, one or two servers, the demo's content.
 * @param databaseUrl PostgreSQL; SQLite without it
 * @returns what ends it all
 */
export async function setStage(project: TestProject, databaseUrl?: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'society-api-'));
  const start = async () =>
    startServer({
      port: await freePort(),
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      publicUrl: undefined,
      demo: true,
      production: false,
    });
  const server = await start();
  const second = databaseUrl ? await start() : undefined;
  project.provide('stage', {
    url: server.url,
    secondUrl: second?.url ?? null,
    dataDir,
    databaseUrl: databaseUrl ?? null,
    editorToken: await signIn(server.url, EDITOR_EMAIL, DEMO_PASSWORD),
    ownerToken: await signIn(server.url, OWNER_EMAIL, DEMO_PASSWORD),
  });
  return async () => {
    await Promise.all([server.stop(), second?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
