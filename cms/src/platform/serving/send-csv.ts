import type { Core } from '@strapi/strapi';

import { CSV_BEGINNING, csvRow } from '../../shared/csv';
import { sendText } from './send-text';

interface CsvFile {
  /** Without its ending. */
  name: string;
  /** The first row. */
  head: readonly string[];
  /** The others, some at a time. */
  batches: AsyncIterable<readonly (readonly string[])[]>;
}

/** Answers a CSV file, which is written while its rows are read. */
export const sendCsv = (ctx: Parameters<Core.ControllerHandler>[0], { name, head, batches }: CsvFile): Promise<void> =>
  sendText(ctx, { name: `${name}.csv`, type: 'text/csv; charset=utf-8', parts: lines(head, batches) });

/** The first part has rows, where there are any: what fails before them fails before the answer begins. */
async function* lines(head: CsvFile['head'], batches: CsvFile['batches']): AsyncGenerator<string> {
  let first = CSV_BEGINNING + csvRow(head);
  for await (const rows of batches) {
    yield first + rows.map(csvRow).join('');
    first = '';
  }
  if (first !== '') yield first;
}
