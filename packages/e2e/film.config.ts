import { defineConfig } from '@playwright/test';

import { baseConfig } from './support/base-config';

/** `npm run film -w e2e`: films anew what moves on the demo's pages. It needs no server. */
export default defineConfig({
  ...baseConfig,
  globalSetup: undefined,
  testDir: './film',
  testMatch: '**/*.film.ts',
  reporter: 'list',
});
