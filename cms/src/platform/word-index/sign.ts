import { createHash } from 'node:crypto';

/** A short text that is another for any other content. */
export const sign = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
