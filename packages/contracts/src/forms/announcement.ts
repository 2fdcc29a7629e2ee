import * as z from 'zod/mini';

import { ANNOUNCEMENT_CATEGORIES } from '../enums.js';
import { ANNOUNCEMENT_TITLE_MAX_CHARS, RICH_TEXT_MAX_CHARS } from '../limits.js';
import { richTextToPlain } from '../rich-text-words.js';
import { richTextSchema } from '../rich-text.js';
import * as messages from '../sentences.js';
import { requiredText } from './fields.js';

/** What an admin writes (design §8). A description of blank space alone is none. */
export const announcementInput = z.strictObject({
  title: requiredText(messages.titleMissing, ANNOUNCEMENT_TITLE_MAX_CHARS),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  description: richTextSchema.check(
    z.refine((text) => richTextToPlain(text).trim() !== '', messages.descriptionMissing),
    z.refine((text) => richTextToPlain(text).length <= RICH_TEXT_MAX_CHARS, messages.tooLong(RICH_TEXT_MAX_CHARS)),
  ),
});
export type AnnouncementInput = z.infer<typeof announcementInput>;
