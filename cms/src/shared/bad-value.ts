/**
 * PostgreSQL's data exceptions: a value that no column holds, such as a year before it counts or a NUL. Dividing by zero
 * is one of them too, and our own fault.
 */
const BAD_VALUE = /^22(?!012)/;

/** Whether a statement failed because of a value that the database cannot hold; SQLite holds any. */
export const isBadValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && BAD_VALUE.test(error.code);
