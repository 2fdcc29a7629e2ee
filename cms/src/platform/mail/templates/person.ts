import { z } from 'zod';

import { oneLine } from './one-line';

/** Longest name in a greeting, in characters. */
const GREETING_MAX_CHARS = 60;
/** What mail programs turn into a link, or could. */
const LINK_LIKE = /[/:@\\<>]|www\.|\w\.\w{2}/i;

/** A person's name. */
export const personName = z.string();

/**
 * How a mail greets someone. Anyone can register somebody else's address under any name, so a name that could carry a
 * message or a link of a stranger's is left out.
 */
export function greeting(name: string): string {
  const plain = oneLine(name);
  return plain === '' || plain.length > GREETING_MAX_CHARS || LINK_LIKE.test(plain) ? 'Hello,' : `Hello ${plain},`;
}
