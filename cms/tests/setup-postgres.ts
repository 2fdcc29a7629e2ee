import { startPostgres } from 'cli';
import type { TestProject } from 'vitest/node';

import { setStage } from './helpers/stage';

/** The API tests' stage on a real PostgreSQL, with a second instance of the server on the same database. */
export default async (project: TestProject) => {
  const postgres = await startPostgres();
  try {
    const clear = await setStage(project, await postgres.createDatabase('api_tests'));
    return async () => {
      await clear();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
