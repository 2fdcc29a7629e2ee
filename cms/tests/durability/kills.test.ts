// @databases both
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { copyDemo, demoSession, DEMO_DATABASE, startTestServer } from 'cli';
import { api, sessionUserSchema } from 'contracts';
import { expect, inject, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { connect } from '../helpers/database';
import { ownDatabase } from '../helpers/own-server';
import { expectBalanceOf } from '../helpers/payments';
import { withSession } from '../helpers/people';

/** How often the server is killed; `KILLS=50` by hand (security matrix 28). */
const KILLS = Number(process.env['KILLS'] ?? 1);
const CLERKS = 4;
/** When it is killed after the first payment of a round, in milliseconds at most. */
const WITHIN_MS = 400;

it(
  'loses no payment that was answered, and books none by halves, when it is killed (security matrix 28)',
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const { databaseUrl: neighbour } = inject('stage');
    const dataDir = await copyDemo(neighbour ? 'postgres' : 'sqlite');
    const own = neighbour ? await ownDatabase(neighbour, DEMO_DATABASE) : undefined;
    const place = { dataDir, ...(own && { databaseUrl: own.databaseUrl }) };
    const acknowledged: string[] = [];
    let server = await startTestServer(place);
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const clerks = Array.from({ length: CLERKS }, () => enterPayments(place.dataDir, server.url, acknowledged));
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(before);
        await wait(Math.random() * WITHIN_MS);
        await server.kill();
        await Promise.all(clerks);
        server = await startTestServer(place);
        const database = connect(place);
        try {
          const kept: string[] = await database('payments').where({ state: 'completed' }).pluck('document_id');
          expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
          const entries: string[] = await database('ledger_entries').whereNotNull('payment_id').pluck('payment_id');
          expect(kept.filter((id) => !entries.includes(id))).toEqual([]);
          await expectBalanceOf(database);
        } finally {
          await database.destroy();
        }
      }
    } finally {
      await server.stop();
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

/** Enters one payment after the other, until nobody answers. @param acknowledged what was answered as done */
async function enterPayments(dataDir: string, url: string, acknowledged: string[]): Promise<void> {
  const clerk = withSession(demoSession(dataDir, 'admin'), new Browser(url));
  try {
    // Nobody enters what they paid themselves.
    const payer = withSession(demoSession(dataDir, 'student'), new Browser(url));
    const { profileId } = sessionUserSchema.parse((await payer.send(api.me())).json);
    for (;;) {
      const answer = await clerk.post('/api/admin/payments', {
        ...{ user: profileId, amount: 10, currency: 'INR', paymentMethod: 'cash', status: 'completed' },
        ...{ relatedTo: 'donation', paymentDate: '2026-10-01' },
      });
      if (answer.status === 201) acknowledged.push((answer.json as { id: string }).id);
    }
  } catch {
    // Nobody answers any more.
  }
}
