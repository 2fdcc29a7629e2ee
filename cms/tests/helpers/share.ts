import { inject } from 'vitest';

/** Of so many questions one is asked, where not all are. */
const ONE_OF = 4;

/**
 * All of many questions on SQLite, and a quarter of them on PostgreSQL: for those that may not reach the database at
 * all, of which one that does so on the one would do so on the other.
 * @param first which quarter; whoever asks several times takes another one each time
 * @param isSlow a quarter on SQLite as well
 */
export function share<T>(questions: readonly T[], first = 0, isSlow = false): T[] {
  const oneOf = inject('stage').databaseUrl === null && !isSlow ? 1 : ONE_OF;
  return questions.filter((_question, index) => (index + first) % oneOf === 0);
}
