import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the system's Chromium or Chrome, else Playwright's download
 * (design §9).
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
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
