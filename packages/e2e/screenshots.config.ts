import { defineConfig } from '@playwright/test';

import { baseConfig, VIEWPORTS } from './support/base-config';

/** `npm run screenshots`: writes the pictures of docs/screenshots anew. */
export default defineConfig({
  ...baseConfig,
  testDir: './screenshots',
  testMatch: '**/*.shot.ts',
  globalSetup: './screenshots/server.ts',
  workers: 1,
  reporter: 'list',
  use: { ...baseConfig.use, viewport: VIEWPORTS.laptop, reducedMotion: 'reduce' },
});
