import { defineConfig } from '@playwright/test';

import { baseConfig, VIEWPORTS } from './support/base-config';

/** How every page looks is checked at each width; each page is loaded in one colour scheme and turned to the other. */
const pages = { testDir: './pages', testMatch: '**/*.page.ts' };

/** Journeys run where their screen matters. `--project=laptop --project=phone` runs them alone, `--project='pages *'` the pages. */
export default defineConfig({
  ...baseConfig,
  testDir: '.',
  projects: [
    {
      name: 'laptop',
      testDir: './journeys',
      testIgnore: '**/*.phone.ts',
      testMatch: '**/*.journey.ts',
      use: { viewport: VIEWPORTS.laptop },
    },
    {
      name: 'phone',
      testDir: './journeys',
      testMatch: '**/*.phone.ts',
      use: { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true },
    },
    {
      ...pages,
      name: 'pages laptop',
      use: { viewport: VIEWPORTS.laptop, colorScheme: 'light' },
    },
    {
      ...pages,
      name: 'pages phone',
      use: { viewport: VIEWPORTS.phone, colorScheme: 'dark' },
    },
  ],
});
