import * as z from 'zod/mini';

import { imageSchema } from './image.js';
import { RICH_TEXT_LIST_DEPTH, RICH_TEXT_MAX_CHARS } from './limits.js';
import { hrefSchema } from './links.js';
import { isRichTextHref } from './safe-href.js';

/**
 * Formatted text as a tree of blocks: what Strapi's editor of blocks stores, narrowed to what pages show. It holds no
 * HTML, so nothing in it can run (security matrix 18).
 */

const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.maxLength(RICH_TEXT_MAX_CHARS)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  strikethrough: z.optional(z.boolean()),
  code: z.optional(z.boolean()),
});
export type RichTextLeaf = z.infer<typeof textSchema>;

const linkSchema = z.strictObject({
  type: z.literal('link'),
  url: hrefSchema.check(z.refine(isRichTextHref, 'Links start with https://, mailto: or /')),
  children: z.array(textSchema).check(z.maxLength(200)),
});
const inlineSchema = z.discriminatedUnion('type', [textSchema, linkSchema]);
export type RichTextInline = z.infer<typeof inlineSchema>;
const inlines = z.array(inlineSchema).check(z.maxLength(1000));

const listItemSchema = z.strictObject({ type: z.literal('list-item'), children: inlines });

/** A list holds items, and lists of its own between them. */
export interface RichTextList {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (z.infer<typeof listItemSchema> | RichTextList)[];
}
const listSchema = (depth: number): z.ZodMiniType<RichTextList, RichTextList> =>
  z.strictObject({
    type: z.literal('list'),
    format: z.enum(['ordered', 'unordered']),
    children: z
      .array(depth > 1 ? z.union([listItemSchema, listSchema(depth - 1)]) : listItemSchema)
      .check(z.maxLength(500)),
  });

const blockSchema = z.union([
  z.strictObject({ type: z.literal('paragraph'), children: inlines }),
  z.strictObject({ type: z.literal('heading'), level: z.int().check(z.minimum(1), z.maximum(6)), children: inlines }),
  z.strictObject({ type: z.literal('quote'), children: inlines }),
  z.strictObject({ type: z.literal('code'), children: z.array(textSchema).check(z.maxLength(1000)) }),
  listSchema(RICH_TEXT_LIST_DEPTH),
  z.strictObject({ type: z.literal('image'), image: imageSchema }),
]);
export type RichTextBlock = z.infer<typeof blockSchema>;

export const richTextSchema = z.array(blockSchema).check(z.maxLength(500));
export type RichText = z.infer<typeof richTextSchema>;
