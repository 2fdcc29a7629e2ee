import { Readable } from 'node:stream';
import { setImmediate as letOthers } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

interface TextFile {
  /** With its ending. */
  name: string;
  /** Such as `text/csv; charset=utf-8`. */
  type: string;
  parts: AsyncIterable<string>;
}

/**
 * Answers a file of text, which is written while it is made. What fails before the first part is there is an answer of its
 * own; what fails later ends the connection, so that nobody takes a part for the whole.
 */
export async function sendText(
  ctx: Parameters<Core.ControllerHandler>[0],
  { name, type, parts }: TextFile,
): Promise<void> {
  const rest = parts[Symbol.asyncIterator]();
  let read = await rest.next();
  async function* written() {
    while (!read.done) {
      yield read.value;
      // Others are answered in between, and it is noticed who went away: SQLite leaves no moment for either.
      await letOthers();
      read = await rest.next();
    }
  }
  const body = Readable.from(written(), { objectMode: false });
  body.on('error', (error) => {
    strapi.log.error(error);
    ctx.res.destroy();
  });
  // Whoever goes away ends the reading.
  body.on('close', () => void rest.return?.());
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(name);
  ctx.type = type;
  ctx.body = body;
}
