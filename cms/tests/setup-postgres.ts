import { startDemoPostgres } from 'cli';
import type { TestProject } from 'vitest/node';

import { setStage } from './helpers/stage';

/** The API tests' stage on a real PostgreSQL, with a second instance of the server on the same database. */
export default async (project: TestProject) => {
  const postgres = await startDemoPostgres();
  try {
    const clear = await setStage(project, postgres);
    return async () => {
      await clear();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
