import * as z from 'zod/mini';

import { requiredLine } from '../../fields.js';
import { messages } from '../../messages.js';
import { richTextInput } from '../../rich-text-input.js';
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_TITLE_MAX_CHARS } from './values.js';

/** What an admin writes (design §8). */
export const announcementInput = z.strictObject({
  title: requiredLine(messages.titleMissing, ANNOUNCEMENT_TITLE_MAX_CHARS),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  description: richTextInput(messages.descriptionMissing),
});
export type AnnouncementInput = z.infer<typeof announcementInput>;
