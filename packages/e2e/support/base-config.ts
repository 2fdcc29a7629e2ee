import type { PlaywrightTestConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { SLOW } from './slowDevice';

/**
 * What journeys and screenshots share: servers, a found Chromium, no retries that hide a fault. Of a test that failed
 * there is a picture; `TRACE=1` keeps a trace of it, whose recording takes time in every test.
 */
export const baseConfig: PlaywrightTestConfig = {
  globalSetup: './support/server.ts',
  outputDir: './test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 45_000 * SLOW,
  expect: { timeout: 10_000 * SLOW },
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
};

/** The two widths of design §10, in CSS pixels: a small phone and a laptop. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};
