import type { FullConfig } from '@playwright/test';
import { startDemoServer } from 'cli';

import { announceServers } from './own-server';

/**
 * Starts the built product on the filled demo, once for each worker and before the first test: what a test changes for
 * everybody (the menu, the festival, the settings) is seen by no test that runs beside it.
 * @returns what ends them
 */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  // As behind a proxy: tests say from which address somebody calls.
  const variables = { TRUST_PROXY: '1' };
  const starts = await Promise.allSettled(Array.from({ length: workers }, () => startDemoServer({ variables })));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  announceServers(servers);
  return stop;
}
