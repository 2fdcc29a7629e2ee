/** What is used of a better-sqlite3 statement. */
export interface SqliteStatement {
  /** Whether it answers rows; only of such a one may be asked which columns those have. */
  reader: boolean;
  columns: () => readonly { type: string | null }[];
  safeIntegers: (isOn: boolean) => unknown;
  all: (...bindings: unknown[]) => unknown[];
}

/** What a column of large whole numbers is declared as. */
const LARGE = /^bigint$/i;

/**
 * Has a statement answer whole numbers exactly, as PostgreSQL does: those beyond what JavaScript can count come as
 * texts, which SQLite's driver would round. A statement without a column of such numbers stays as it is.
 */
export function readExactly<Statement extends SqliteStatement>(statement: Statement): Statement {
  if (!statement.reader || !statement.columns().some(({ type }) => LARGE.test(type ?? ''))) return statement;
  statement.safeIntegers(true);
  const all = statement.all.bind(statement);
  statement.all = (...bindings) => {
    const rows = all(...bindings) as Record<string, unknown>[];
    for (const row of rows) {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'bigint') row[name] = Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
      }
    }
    return rows;
  };
  return statement;
}

/** Has whatever a connection prepares answer exactly. */
export function answerExactly(connection: { prepare: (sql: string) => SqliteStatement }): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => readExactly(prepare(sql));
}
