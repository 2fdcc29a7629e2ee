import { test as base, type Page } from '@playwright/test';

import { newClientAddress } from './client-address';
import { ownServer } from './own-server';
import { watchRequests } from './settled';
import { SLOW, slowDown } from './slowDevice';

interface TestOptions {
  /** Starts of the paths whose refusal (4xx) is what the journey is about; the browser logs each of them. */
  refusals: string[];
  /** Whether the landing page plays its film, which keeps most of a core busy for as long as it is shown. */
  film: boolean;
}

/**
 * Playwright's test, against the server of this worker, with every page watched: a console error or warning, an uncaught
 * exception or a failed request of ours fails the journey, hydration mismatches among them.
 */
export const test = base.extend<TestOptions & { baseURL: string; withoutFilm: undefined; watched: undefined }>({
  refusals: [[], { option: true }],
  film: [false, { option: true }],
  /* eslint-disable no-empty-pattern -- Playwright reads a fixture's needs from this pattern */
  baseURL: async ({}, use) => use(ownServer().url),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newClientAddress() }),
  /* eslint-enable no-empty-pattern */
  withoutFilm: [
    async ({ context, film }, use) => {
      if (!film)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ page, refusals }, use) => {
      watchRequests(page);
      if (SLOW > 1) await slowDown(page, SLOW);
      const faults = watch(page, refusals);
      await use(undefined);
      if (faults.length > 0) throw new Error(`The browser complained:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Strapi's own panel and its API: what they write to the console is not ours to mend. */
function isPanel(address: string): boolean {
  return /^\/(cms|content-manager)(\/|$)/.test(URL.canParse(address) ? new URL(address).pathname : '');
}

/** Whether something was said about a path whose refusal is expected. */
const isExpected = (url: string, refusals: string[]) =>
  URL.canParse(url) && refusals.some((path) => new URL(url).pathname.startsWith(path));

function watch(page: Page, refusals: string[]): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const ours = !isPanel(page.url()) && !isPanel(message.location().url);
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (isRefusal && isExpected(message.location().url, refusals)) return;
    if (ours && ['error', 'warning'].includes(message.type()))
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!isPanel(page.url())) faults.push(`exception: ${error.message}`);
  });
  page.on('response', (response) => {
    const ours = !isPanel(page.url()) && !isPanel(response.url());
    const isRefusal = response.status() < 500 && isExpected(response.url(), refusals);
    if (ours && response.status() >= 400 && !isRefusal) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
