/** SQLite's faults of the place rather than of the statement, with their extended codes. */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL's likewise: no connection (08), read-only (25006), deadlock or serialization (40), lost resources (53),
 * a lock that was waited for too long (55P03), a server that goes or comes (57P0x), and its disk (58).
 */
const POSTGRES = /^(?:08...|25006|40...|53...|55P03|57P0\d|58...)$/;
/** The network between. */
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What driver, pool and knex say of a lost connection without a code; knex puts the statement before it, and a dash. */
const WITHOUT_CODE =
  /(?:^| - )(?:Connection (?:terminated|ended)|Client (?:has encountered a connection error|was closed)|Knex: Timeout acquiring|Transaction query already complete)/;

/** Whether a request failed because the database cannot be reached, or cannot keep what is written, right now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('status' in error) return error.status === 503;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQLITE.test(code) || POSTGRES.test(code) || NETWORK.test(code) || WITHOUT_CODE.test(error.message);
}
