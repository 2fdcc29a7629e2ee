import type { RichText, RichTextBlock, RichTextInline, RichTextList } from './rich-text.js';
import { excerpt } from './text.js';

/* Apart from the schemas: pages that show a text need no parser. */

/** What words can be: the names of the marks, in the order in which they are drawn around each other. */
export const RICH_TEXT_MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

/** The words of a formatted text: a line for each list item, a blank line between blocks. Pictures say their alternative. */
export function richTextToPlain(blocks: RichText): string {
  return blocks
    .map(plainBlock)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

/** Cuts the words of a formatted text at a number of characters, in one line: what ends in no sign is set apart by a dot. */
export function richTextExcerpt(blocks: RichText, maxChars: number): string {
  const lines = richTextToPlain(blocks)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.length - 1;
  const apart = lines.map((line, index) => (index === last || /[.,;:!?…–—-]$/.test(line) ? line : `${line} ·`));
  return excerpt(apart.join(' '), maxChars);
}

function plainBlock(block: RichTextBlock): string {
  if (block.type === 'image') return block.image.alt;
  return block.type === 'list' ? plainList(block) : plainInlines(block.children);
}

function plainList({ children }: RichTextList): string {
  return children.map((child) => (child.type === 'list' ? plainList(child) : plainInlines(child.children))).join('\n');
}

function plainInlines(inlines: readonly RichTextInline[]): string {
  return inlines.map((inline) => (inline.type === 'link' ? plainInlines(inline.children) : inline.text)).join('');
}
