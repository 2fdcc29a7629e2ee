/** The same batches, each row as the console gets it. */
export async function* inBatches<Row, Presented>(
  batches: AsyncIterable<Row[]>,
  present: (row: Row) => Presented,
): AsyncGenerator<Presented[]> {
  for await (const rows of batches) yield rows.map(present);
}
