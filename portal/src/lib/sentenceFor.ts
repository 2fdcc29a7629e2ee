import { ApiError, UNKNOWN_MESSAGE } from './fetcher';

export interface Sentences {
  /** Where no answer came. */
  noAnswer: string;
  /** Where the server gave no reason. */
  fallback: string;
}

/** What a person reads of a failed call: the server's own words where it has some (site §8). */
export function sentenceFor(error: unknown, { noAnswer, fallback }: Sentences): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return noAnswer;
  return error.msg === UNKNOWN_MESSAGE ? fallback : error.msg;
}
