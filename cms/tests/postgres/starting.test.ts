// @databases both
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startTestServer } from 'cli';
import { expect, inject, it } from 'vitest';

import { request } from '../helpers/client';
import { ownDatabase } from '../helpers/own-server';

it(
  'two instances that start at once on an empty database take turns, and both serve',
  { timeout: 120_000 },
  async () => {
    const { databaseUrl: neighbour } = inject('stage');
    if (!neighbour) throw new Error('This test needs PostgreSQL.');
    const dataDir = mkdtempSync(path.join(tmpdir(), 'society-starting-'));
    const { databaseUrl, drop } = await ownDatabase(neighbour, 'template1');
    const starts = await Promise.allSettled([1, 2].map(() => startTestServer({ dataDir, databaseUrl, demo: false })));
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    try {
      expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'serves'))).toEqual([
        'serves',
        'serves',
      ]);
      expect(servers.map(({ output }) => output()).join('')).toContain('Another instance is preparing the database');
      for (const { url } of servers) expect((await request('/_ready', { url })).status).toBe(200);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
