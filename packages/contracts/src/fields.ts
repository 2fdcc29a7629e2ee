import * as z from 'zod/mini';

import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from './limits.js';
import { messages } from './messages.js';

/*
 * What people fill in is read by zod's small build: forms check with the very schemas of the server, and zod whole
 * would weigh three times as much as a form's page. `docs/adr/0018` has the figures.
 */

/** Text of at most so many characters, without the blank space around it. */
export const text = (characters: number) =>
  z.string().check(z.trim(), z.maxLength(characters, messages.tooLong(characters)));

/** A character that is seen: no blank, no mark that is there for programs alone, no letter that is drawn as nothing. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** Whether there is anything to be seen in a text. */
export const isSeen = (words: string): boolean => SEEN.test(words);

/** No end of a line, no other control character, and none that turns around what stands beside the text. */
const ONE_LINE = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u;
/** Whether a text is one line that reads as it is written. */
export const isOneLine = (words: string): boolean => ONE_LINE.test(words);

/** The same, which has to be there, and to be seen. @param missing what is said when it is not */
export const requiredText = (missing: string, characters: number) =>
  z.string().check(z.trim(), z.regex(SEEN, missing), z.maxLength(characters, messages.tooLong(characters)));

const oneLine = z.regex(ONE_LINE, messages.notOneLine);
/** Text of one line. */
export const line = (characters: number) => text(characters).check(oneLine);
/** The same, which has to be there, and to be seen. @param missing what is said when it is not */
export const requiredLine = (missing: string, characters: number) => requiredText(missing, characters).check(oneLine);

/** An e-mail address, stored and compared in lower case. */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS, messages.tooLong(EMAIL_MAX_CHARS))),
  z.email(messages.emailInvalid),
);

/** What a person is called. */
export const personNameSchema = requiredLine(messages.nameMissing, NAME_MAX_CHARS);
