/** A part of a list, counted from 0. */
interface Part {
  start: number;
  limit: number;
}

/** A part of a list, and how many there are in all. */
interface PartOf<Row> {
  rows: Row[];
  total: number;
}

/**
 * Reads a part of lists that follow each other as one, such as what is to come and then what is over: each is read by its
 * own index, and only as far as it is shown.
 * @param lists each reads a part of at least one row, since it is counted with it
 */
export async function readInTurn<Row>(
  lists: readonly ((part: Part) => Promise<PartOf<Row>>)[],
  { start, limit }: Part,
): Promise<PartOf<Row>> {
  const rows: Row[] = [];
  let total = 0;
  for (const read of lists) {
    const wanted = limit - rows.length;
    const part = await read({ start: Math.max(0, start - total), limit: Math.max(1, wanted) });
    rows.push(...part.rows.slice(0, wanted));
    total += part.total;
  }
  return { rows, total };
}
