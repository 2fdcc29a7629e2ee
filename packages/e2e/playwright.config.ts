import { defineConfig } from '@playwright/test';

import { baseConfig, VIEWPORTS } from './support/base-config';

/** Journeys run where their screen matters; how every page looks runs at both widths in both colour schemes. */
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
    ...(['laptop', 'phone'] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        name: `pages ${size} ${colorScheme}`,
        testDir: './pages',
        testMatch: '**/*.page.ts',
        use: { viewport: VIEWPORTS[size], colorScheme },
      })),
    ),
  ],
});
