import type { APIRequestContext } from '@playwright/test';

import { expect } from './test';

export const KB = 1000;
/** What the scripts of a public page's first load may weigh, brotli-compressed (docs/adr/0008). */
export const SCRIPT_LIMIT = 100 * KB;

/** Weighs the scripts that the HTML of a page names for its first load, for pages that no browser need open. */
export async function expectLight(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text();
  const files = / data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const lengths = await Promise.all(
    files.map(async (file) => {
      const answer = await request.head(file, { headers: { 'accept-encoding': 'br' } });
      return Number(answer.headers()['content-length']);
    }),
  );
  const weight = lengths.reduce((sum, length) => sum + length, 0);
  expect(weight, path).toBeGreaterThan(50 * KB);
  expect(weight, path).toBeLessThanOrEqual(SCRIPT_LIMIT);
}
