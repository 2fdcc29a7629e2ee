// @databases both
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';

import { copyDemo, demoSession, DEMO_DATABASE, startTestServer } from 'cli';
import { statementAnswer } from 'contracts';
import { expect, inject, it } from 'vitest';

import { BANKS } from '../helpers/bank-files';
import { move, newBank, outcomesOf, send, today, transferOf } from '../helpers/bank-statements';
import { Browser } from '../helpers/browser';
import { connect } from '../helpers/database';
import { bodyOf } from '../helpers/expectations';
import { ownDatabase } from '../helpers/own-server';
import { expectBalanceOf } from '../helpers/payments';
import { withSession } from '../helpers/people';

const PAYMENTS = 200;

it(
  'applies the rest of a statement after a kill in the midst of it, and nothing twice',
  { timeout: 120_000 },
  async () => {
    const { databaseUrl: neighbour } = inject('stage');
    const dataDir = await copyDemo(neighbour ? 'postgres' : 'sqlite');
    const own = neighbour ? await ownDatabase(neighbour, DEMO_DATABASE) : undefined;
    const place = { dataDir, ...(own && { databaseUrl: own.databaseUrl }) };
    let server = await startTestServer(place);
    const database = connect(place);
    const completed = async (): Promise<number> => {
      const [row] = await database('payments')
        .where({ state: 'completed', description: 'To be killed' })
        .count({ count: '*' });
      return Number(row?.count);
    };
    try {
      const member: { id: number } = await database('profiles').first('id');
      const utrs = Array.from({ length: PAYMENTS }, (_, index) => String(500_000_000_000 + index));
      const row = (utr: string) => ({
        ...{ document_id: randomUUID(), member_id: member.id, related_to: 'other', item_name: 'Something', utr },
        ...{ amount: 25_000, currency: 'INR', refunded: 0, state: 'submitted', gateway: 'upi', payment_method: 'upi' },
        ...{ months: '[]', payment_date: today(), description: 'To be killed', created_at: new Date() },
        updated_at: new Date(),
      });
      await database.batchInsert('payments', utrs.map(row), 40);
      let admin = withSession(demoSession(dataDir, 'admin'), new Browser(server.url));
      const file = BANKS[0].write(utrs.map((utr) => transferOf({ utr })));
      const uploaded = bodyOf(await send(admin, file, await newBank(admin)), statementAnswer).data;
      expect(uploaded.left).toBe(PAYMENTS);
      const { id } = uploaded.statement;
      const interrupted = move(admin, id, 'apply').catch(() => null);
      await expect.poll(completed, { interval: 5, timeout: 15_000 }).toBeGreaterThan(5);
      await server.kill();
      await interrupted;
      const before = await completed();
      expect(before).toBeLessThan(PAYMENTS);
      server = await startTestServer(place);
      admin = withSession(demoSession(dataDir, 'admin'), new Browser(server.url));
      await expectBalanceOf(database);
      const outcomes = await outcomesOf(admin, id);
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(before);
      await move(admin, id, 'apply');
      expect(new Set(await outcomesOf(admin, id))).toEqual(new Set(['applied']));
      expect(await completed()).toBe(PAYMENTS);
      const entries: unknown[] = await database('ledger_entries')
        .whereIn('payment_id', database('payments').where({ description: 'To be killed' }).select('document_id'))
        .pluck('key');
      expect(entries).toHaveLength(PAYMENTS);
      await expectBalanceOf(database);
    } finally {
      await database.destroy();
      await server.stop();
      await own?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
