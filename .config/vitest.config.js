import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { apiFiles } from './api-files.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Tests that share a running server, one after the other in one process, which loads what they share once. The first
 * answer of a cold server may take a while.
 */
const againstServer = {
  environment: 'node',
  root,
  fileParallelism: false,
  isolate: false,
  // What hangs is told from what waits for three suites on two cores. It promises nothing of the product.
  testTimeout: 90_000,
  hookTimeout: 240_000,
};

const { one, both } = apiFiles();
const postgresOnly = both.filter((file) => file.startsWith('cms/tests/postgres/'));

/** `npm test` runs these one by one; `npx vitest --config .config/vitest.config.js --project unit` watches one. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          root,
          setupFiles: ['.config/quiet-tests.js'],
          restoreMocks: true,
          // One process loads once what the files share.
          isolate: false,
          maxWorkers: 1,
          include: [
            'packages/contracts/src/**/*.test.ts',
            'packages/demo-data/src/**/*.test.ts',
            'packages/theme/src/**/*.test.ts',
            'packages/cli/lib/**/*.test.mjs',
            'packages/breaks/lib/**/*.test.mjs',
            'cms/src/**/*.test.ts',
          ],
        },
      },
      fileURLToPath(new URL('../portal/vitest.config.ts', import.meta.url)),
      fileURLToPath(new URL('../admin/vitest.config.ts', import.meta.url)),
      {
        test: {
          ...againstServer,
          name: 'cli',
          include: ['packages/{cli,bench}/tests/**/*.test.mjs'],
          testTimeout: 240_000,
        },
      },
      {
        test: {
          ...againstServer,
          name: 'api-sqlite',
          include: [...one, ...both].filter((file) => !postgresOnly.includes(file)),
          globalSetup: 'cms/tests/setup-sqlite.ts',
        },
      },
      { test: { ...againstServer, name: 'api-postgres', include: both, globalSetup: 'cms/tests/setup-postgres.ts' } },
    ],
  },
});
