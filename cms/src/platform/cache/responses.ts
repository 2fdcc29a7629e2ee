import { Entry, type Answer } from './entry';
import { KeptStore } from './store';

/** Memory for answers, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

interface ResponseOptions {
  /** @returns milliseconds since 1970 */
  now?: () => number;
  maxBytes?: number;
}

/** Public answers, by normalised address. */
export class ResponseStore extends KeptStore<Answer, Entry> {
  constructor({ maxBytes = MAX_BYTES, ...options }: ResponseOptions = {}) {
    super({ ...options, maxBytes, make: (answer, tags, expiresAt) => new Entry(answer, tags, expiresAt) });
  }
}
