import * as z from 'zod/mini';

import { RICH_TEXT_MAX_CHARS } from './limits.js';
import { messages } from './messages.js';
import { richTextToPlain } from './rich-text-words.js';
import { richTextSchema } from './rich-text.js';

/**
 * Formatted text that somebody enters, which has to be there: blank space alone is none.
 * @param missing what is said when it is not
 * @param characters how many fit, without the formatting
 */
export const richTextInput = (missing: string, characters = RICH_TEXT_MAX_CHARS) =>
  richTextSchema.check(
    z.refine((text) => richTextToPlain(text).trim() !== '', missing),
    z.refine((text) => richTextToPlain(text).length <= characters, messages.tooLong(characters)),
  );
