import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that share a running server, one after the other. The first answer of a cold server may take a while. */
const againstServer = {
  environment: 'node',
  root,
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 240_000,
};

const api = { ...againstServer, include: ['cms/tests/**/*.test.ts'] };

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
          include: [
            'packages/contracts/src/**/*.test.ts',
            'packages/demo-data/src/**/*.test.ts',
            'packages/theme/src/**/*.test.ts',
            'packages/cli/lib/**/*.test.mjs',
            'cms/src/**/*.test.ts',
          ],
        },
      },
      fileURLToPath(new URL('../portal/vitest.config.ts', import.meta.url)),
      fileURLToPath(new URL('../admin/vitest.config.ts', import.meta.url)),
      { test: { ...againstServer, name: 'cli', include: ['packages/cli/tests/**/*.test.mjs'], testTimeout: 240_000 } },
      {
        test: {
          ...api,
          name: 'api-sqlite',
          exclude: ['cms/tests/postgres/**'],
          globalSetup: 'cms/tests/setup-sqlite.ts',
        },
      },
      { test: { ...api, name: 'api-postgres', globalSetup: 'cms/tests/setup-postgres.ts' } },
    ],
  },
});
