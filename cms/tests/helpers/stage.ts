import { rmSync } from 'node:fs';

import { copyDemo, DEMO_DATABASE, startTestServer, type startDemoPostgres } from 'cli';
import type { TestProject } from 'vitest/node';

import { CLOCKLESS, openBackstage } from './backstage';
import { keepPanelTokens } from './panel';

type Postgres = Awaited<ReturnType<typeof startDemoPostgres>>;

/** What every test file is given: where the server answers, and who is signed in to the panel there. */
interface Stage {
  /** Scheme, host and port of the server under test. */
  url: string;
  /** A second instance on the same database and uploads; only where the database can be shared. */
  secondUrl: string | null;
  /** Where the code of the server answers that no route leads to, see `backstage`. */
  backstageUrl: string;
  /** The server's folder: its mails are in `mail`, its database file too where it is SQLite. */
  dataDir: string;
  /** PostgreSQL; null on SQLite. */
  databaseUrl: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage;
  }
}

/**
 * Starts what the tests of one database run against: one or two servers on a copy of the filled demo.
 * @param postgres whose filled database is copied; SQLite without it
 * @returns what ends it all
 */
export async function setStage(project: TestProject, postgres?: Postgres): Promise<() => Promise<void>> {
  const dataDir = await copyDemo(postgres ? 'postgres' : 'sqlite');
  const databaseUrl = await postgres?.createDatabase('api_tests', DEMO_DATABASE);
  const start = () => startTestServer({ dataDir, databaseUrl, variables: CLOCKLESS });
  const server = await start();
  const second = postgres && (await start());
  const backstage = await openBackstage({ dataDir, databaseUrl });
  const endTokens = await keepPanelTokens(server.url, dataDir);
  project.provide('stage', {
    url: server.url,
    secondUrl: second?.url ?? null,
    backstageUrl: backstage.url,
    dataDir,
    databaseUrl: databaseUrl ?? null,
  });
  return async () => {
    endTokens();
    await Promise.all([server.stop(), second?.stop(), backstage.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
