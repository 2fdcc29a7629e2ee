import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, startServer } from 'cli';
import { paths } from 'contracts';

import { judgePage } from './lighthouse/judge-page.mjs';

/**
 * Public pages, how often each is loaded, and what it must reach: the landing page what the product promises for it.
 * Scores are of 100; a page's median run counts.
 * @type {{ path: string, runs: number, limits: import('./lighthouse/judge-page.mjs').Limits }[]}
 */
const PAGES = [
  { path: paths.home(), runs: 3, limits: { performance: 98, lcpMs: 1400, cls: 0.01 } },
  ...[paths.innokshetra(), paths.announcements(), paths.events(), paths.jobs(), paths.page('privacy-policy')].map(
    (path) => ({ path, runs: 3, limits: { performance: 98 } }),
  ),
];

const [address] = process.argv.slice(2);
const site = address ? { url: address.replace(/\/$/, ''), stop: () => {} } : await serve();
let faults = 0;
try {
  console.log('page                  performance  accessibility  practices  SEO    LCP       CLS    blocked  bytes');
  for (const { path, runs, limits } of PAGES) {
    const { row, fallsShort } = await judgePage(site.url, path, runs, limits);
    console.log(`${fallsShort.length === 0 ? '✓' : '✗'} ${row}`);
    for (const sentence of fallsShort) console.log(`    ${sentence}`);
    faults += fallsShort.length;
  }
} finally {
  await site.stop();
}
process.exit(faults === 0 ? 0 : 1);

/** Starts the built site with the demo. */
async function serve() {
  const dataDir = mkdtempSync(join(tmpdir(), 'society-lighthouse-'));
  const server = await startServer({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    publicUrl: undefined,
    demo: true,
    production: false,
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
