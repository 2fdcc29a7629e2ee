/** The rows of an answer to SQL: SQLite's driver answers them alone, PostgreSQL's an object around them. */
export function rowsOf<Row>(answer: unknown): Row[] {
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown }).rows) as Row[];
}
