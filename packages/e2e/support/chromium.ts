import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

/** Chromium without windows: it draws pages alone, for half of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the system's Chromium or Chrome, else Playwright's download
 * (design §9).
 * @param needsCamera leaves out the one without windows, which knows no camera
 * @throws Error that says how to get one
 */
export function findChromium({ needsCamera = false } = {}): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const names = needsCamera ? BROWSERS : [...SHELLS, ...BROWSERS];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium), ' +
      'or name yours with CHROMIUM_PATH.',
  );
}

/** What a Chromium in a container needs to start, and what keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
