import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sendCsv } from './send-csv';

const AWAY = new Error('The database is away.');

function answer() {
  const destroy = vi.fn();
  const ctx = { set: vi.fn(), attachment: vi.fn(), type: '', body: undefined as unknown, res: { destroy } };
  return { ctx: ctx as unknown as Parameters<typeof sendCsv>[0], destroy, body: () => ctx.body as Readable };
}
async function* batches(...rows: (string[][] | Error)[]) {
  for (const batch of rows) {
    await Promise.resolve();
    if (batch instanceof Error) throw batch;
    yield batch;
  }
}
const file = (...rows: (string[][] | Error)[]) => ({ name: 'people', head: ['Name'], batches: batches(...rows) });

beforeEach(() => vi.stubGlobal('strapi', { log: { error: vi.fn() } }));
afterEach(() => vi.unstubAllGlobals());

describe('a CSV file', () => {
  it('has its head and all rows, or its head alone', async () => {
    const [full, empty] = [answer(), answer()];
    await sendCsv(full.ctx, file([['Asha'], ['Ravi']], [['Tara, Dr.']]));
    expect(await text(full.body())).toBe('Name\r\nAsha\r\nRavi\r\n"Tara, Dr."\r\n');
    await sendCsv(empty.ctx, file());
    expect(await text(empty.body())).toBe('Name\r\n');
  });

  it('that cannot begin is no answer yet', async () => {
    const { ctx, body } = answer();
    await expect(sendCsv(ctx, file(AWAY))).rejects.toBe(AWAY);
    expect(body()).toBeUndefined();
  });

  it('that breaks off ends the connection, so that a part is not taken for the whole', async () => {
    const { ctx, body, destroy } = answer();
    await sendCsv(ctx, file([['Asha']], AWAY));
    await expect(text(body())).rejects.toBe(AWAY);
    expect(destroy).toHaveBeenCalledOnce();
  });
});
