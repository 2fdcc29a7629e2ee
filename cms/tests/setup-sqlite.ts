import type { TestProject } from 'vitest/node';

import { setStage } from './helpers/stage';

/** The API tests' stage on SQLite. */
export default (project: TestProject) => setStage(project);
