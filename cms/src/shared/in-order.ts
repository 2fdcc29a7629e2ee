/** Puts what was loaded by its ids into their order; what is gone since a moment ago is left out. */
export function inOrderOf<Row extends { id: number | string }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
