import type { PlaywrightTestConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from './chromium';

/** What journeys and screenshots share: one server, a found Chromium, no retries that hide a fault. */
export const baseConfig: PlaywrightTestConfig = {
  globalSetup: './support/server.ts',
  outputDir: './test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
};

/** The two widths of design §10, in CSS pixels: a small phone and a laptop. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};
