// @databases both
import { api } from 'contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Browser } from '../helpers/browser';
import { CAMPAIGNS } from '../helpers/giving';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { demo, signedIn } from '../helpers/people';
import { statementsOfLastRequest, writeStatements } from '../helpers/statements';

writeStatements();

let server: OwnServer;
let browsers: Record<'alumni' | 'admin', Browser>;
beforeAll(async () => {
  server = await startOwnServer('demo', () => Promise.resolve());
  const [alumni, admin] = [
    await signedIn(demo('alumni'), new Browser(server.url)),
    await signedIn(demo('admin'), new Browser(server.url)),
  ];
  browsers = { alumni, admin };
});
afterAll(() => server.stop());

/** How many statements a page takes. The first time reads what is kept then, and jobs of the clock may come between. */
async function statementsOf(browser: Browser, address: string): Promise<{ count: number; rows: number }> {
  const counts: number[] = [];
  let rows = 0;
  for (let time = 0; time < 3; time += 1) {
    const { status, json, text } = await browser.send(address);
    expect(status, text).toBe(200);
    const { data = json } = json as { data?: unknown };
    rows = Array.isArray(data) ? data.length : 0;
    counts.push(await vi.waitFor(() => settledCount()));
  }
  return { count: Math.min(...counts), rows };
}

/** The statements so far, once the answer has been asked for. */
function settledCount(): number {
  const { length } = statementsOfLastRequest(server);
  expect(length).toBeGreaterThan(1);
  return length;
}

const range = (last: number) => `${CAMPAIGNS}?range=[0,${last}]`;

it.each([
  ['campaigns', 'alumni', api.campaigns({ pageSize: 1 }), api.campaigns({ pageSize: 50 })],
  ['one’s own donations', 'alumni', api.ownDonations({ pageSize: 1 }), api.ownDonations({ pageSize: 50 })],
  ['campaigns in the console', 'admin', range(0), range(49)],
] as const)('a page of %s takes as many statements, however long it is', async (_what, who, short, long) => {
  const [few, many] = [await statementsOf(browsers[who], short), await statementsOf(browsers[who], long)];
  expect(few.rows).toBe(1);
  expect(many.rows).toBeGreaterThan(1);
  expect(many.count).toBe(few.count);
  expect(many.count).toBeLessThanOrEqual(12);
});
