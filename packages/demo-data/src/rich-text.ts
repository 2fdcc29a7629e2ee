import type { RichTextBlock, RichTextInline, RichTextLeaf } from 'contracts';

/** Formatted text of the demo, piece by piece. */

type Part = string | RichTextInline;

const words = (text: string): RichTextLeaf => ({ type: 'text', text });
const inline = (part: Part): RichTextInline => (typeof part === 'string' ? words(part) : part);

/** Words that stand out. */
export const strong = (text: string): RichTextLeaf => ({ ...words(text), bold: true });
/** @param url safe to follow */
export const link = (text: string, url: string): RichTextInline => ({ type: 'link', url, children: [words(text)] });
/** A headline within the text. */
export const heading = (text: string): RichTextBlock => ({ type: 'heading', level: 2, children: [words(text)] });
/** A paragraph of one or more pieces. */
export const paragraph = (...parts: Part[]): RichTextBlock => ({ type: 'paragraph', children: parts.map(inline) });
/** Each item is one or more pieces of a line. */
export const list = (...items: Part[][]): RichTextBlock => ({
  type: 'list',
  format: 'unordered',
  children: items.map((parts) => ({ type: 'list-item', children: parts.map(inline) })),
});
