import { expect, it } from 'vitest';

import { everyBatch } from './every-batch';

/** Reads a list of texts whole. @returns the sizes of the batches, and all that was read */
async function readAll(texts: readonly string[], growth?: number) {
  const rows = texts.map((text, index) => ({ id: index + 1, text }));
  const sizes: number[] = [];
  const read: string[] = [];
  const find = (above: number, most: number) => {
    const found = rows.filter(({ id }) => id > above).slice(0, most);
    return Promise.resolve({ keys: found.map(({ id }) => id), rows: found });
  };
  for await (const batch of everyBatch(find, growth)) {
    sizes.push(batch.length);
    read.push(...batch.map(({ text }) => text));
  }
  return { sizes, read };
}

it.each([
  ['nothing', 0, 10, []],
  ['a list that ends with a batch', 50, 10, [50]],
  ['short texts, five hundred at a time', 1200, 10, [50, 500, 500, 150]],
  ['long texts, as many as are half a megabyte', 75, 40_000, [50, 12, 12, 1]],
  ['texts of a megabyte, one at a time', 52, 1_000_000, [50, 1, 1]],
  ['more and more at a time, where that is asked for', 1200, 10, [50, 100, 200, 400, 450], 2],
])('reads %s, each row once', async (_what, count, chars, sizes, growth?: number) => {
  const texts = Array.from({ length: count }, (_, index) => `${index} `.padEnd(chars, 'x'));
  const all = await readAll(texts, growth);
  expect(all.sizes).toEqual(sizes);
  expect(all.read).toEqual(texts);
});
