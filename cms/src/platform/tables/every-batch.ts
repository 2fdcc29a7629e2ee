/** Rows that a list is begun with, while nobody knows how long they are; and the most that are read at once. */
const FIRST = 50;
const MOST = 500;
/** What a batch should weigh, in characters of JSON. */
const BATCH_CHARS = 500_000;

/** Some rows of a list, and the keys of what was found for them, in ascending order. */
interface Batch<Row> {
  keys: readonly unknown[];
  rows: Row[];
}

/**
 * Reads a list whole, in batches by a key that counts up: what changes meanwhile is neither read twice nor missed. Rows
 * with long texts are read fewer at a time, so that memory holds about as much of any list.
 * @param read finds at most so many rows whose key is above one
 */
export async function* everyBatch<Row>(
  read: (above: number, most: number) => Promise<Batch<Row>>,
): AsyncGenerator<Row[]> {
  let above = 0;
  let most = FIRST;
  for (;;) {
    const { keys, rows } = await read(above, most);
    if (rows.length > 0) yield rows;
    if (keys.length < most) return;
    above = Number(keys.at(-1));
    const fitting = Math.floor((BATCH_CHARS * keys.length) / JSON.stringify(rows).length);
    most = Math.min(Math.max(fitting, 1), MOST);
  }
}
