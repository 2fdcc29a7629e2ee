import { test as base, type Page } from '@playwright/test';

/**
 * Playwright's test, with every page watched: a console error or warning, an uncaught exception or a failed request
 * of ours fails the journey, hydration mismatches among them.
 */
export const test = base.extend<{ baseURL: string; watched: undefined }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env.BASE_URL ?? ''),
  watched: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use(undefined);
      if (faults.length > 0) throw new Error(`The browser complained:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** What Strapi's own panel writes to the console, which is not ours to mend. */
const PANEL_NOISE = /\/cms\/|\/admin\//;

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const ours = !PANEL_NOISE.test(page.url()) && !PANEL_NOISE.test(message.location().url);
    if (ours && ['error', 'warning'].includes(message.type()))
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!PANEL_NOISE.test(page.url())) faults.push(`exception: ${error.message}`);
  });
  page.on('response', (response) => {
    const ours = !PANEL_NOISE.test(page.url()) && !PANEL_NOISE.test(response.url());
    if (ours && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
