/** Rows that a list is begun with, while nobody knows how long they are; and the most that are read at once. */
const FIRST = 50;
const MOST = 500;
/** What a batch should weigh, in characters of JSON. */
const BATCH_CHARS = 500_000;

/** Some rows of a list, and the keys of what was found for them, in ascending order. */
interface Batch<Row, Key = unknown> {
  keys: readonly Key[];
  rows: Row[];
}

/**
 * Reads a list whole, in batches by a key that counts up: what changes meanwhile is neither read twice nor missed. Rows
 * with long texts are read fewer at a time, so that memory holds about as much of any list.
 * @param read finds at most so many rows whose key is above one
 * @param growth how many times as many rows a batch has as the one before, at most: where reading takes its time, it is
 * over soon for whoever only looks at the beginning
 */
export const everyBatch = <Row>(
  read: (above: number, most: number) => Promise<Batch<Row>>,
  growth?: number,
): AsyncGenerator<Row[]> =>
  everyBatchAfter(
    0,
    async (above: number, most) => {
      const { keys, rows } = await read(above, most);
      return { keys: keys.map(Number), rows };
    },
    growth,
  );

/** The same by keys of any kind, such as a time and a number. @param first a key before all others */
export async function* everyBatchAfter<Row, Key>(
  first: Key,
  read: (above: Key, most: number) => Promise<Batch<Row, Key>>,
  growth = MOST / FIRST,
): AsyncGenerator<Row[]> {
  let above = first;
  let most = FIRST;
  for (;;) {
    const { keys, rows } = await read(above, most);
    if (rows.length > 0) yield rows;
    const last = keys.at(-1);
    if (keys.length < most || last === undefined) return;
    above = last;
    const fitting = Math.floor((BATCH_CHARS * keys.length) / JSON.stringify(rows).length);
    most = Math.min(Math.max(fitting, 1), most * growth, MOST);
  }
}
