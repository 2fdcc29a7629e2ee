import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';

import { CSV_BEGINNING, csvRow } from '../../shared/csv';

interface CsvFile {
  /** Without its ending. */
  name: string;
  /** The first row. */
  head: readonly string[];
  /** The others, some at a time. */
  batches: AsyncIterable<(readonly string[])[]>;
}

/**
 * Answers a CSV file, which is written while its rows are read. What fails before the first rows are there is an answer
 * of its own; what fails later ends the connection, so that nobody takes a part for the whole.
 */
export async function sendCsv(
  ctx: Parameters<Core.ControllerHandler>[0],
  { name, head, batches }: CsvFile,
): Promise<void> {
  const rows = batches[Symbol.asyncIterator]();
  let read = await rows.next();
  async function* lines() {
    yield CSV_BEGINNING + csvRow(head);
    for (; !read.done; read = await rows.next()) yield read.value.map(csvRow).join('');
  }
  const body = Readable.from(lines(), { objectMode: false });
  body.on('error', (error) => {
    strapi.log.error(error);
    ctx.res.destroy();
  });
  // Whoever goes away ends the reading.
  body.on('close', () => void rows.return?.());
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(`${name}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = body;
}
