import createError from 'http-errors';

/** A 409: what was asked for contradicts what is stored. Strapi has no class for it. @param sentence for people */
export function conflict(sentence: string): Error {
  return createError(409, sentence);
}

/** Whether a write was refused by a unique index, on either database. */
export function violatesUniqueIndex(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
