import type { JSONContent } from '@tiptap/core';
import { RICH_TEXT_MARKS, type RichText, type RichTextBlock, type RichTextInline, type RichTextList } from 'contracts';

import { MARK_NAMES } from './marks';

type Mark = NonNullable<JSONContent['marks']>[number];

/** Opens a stored text in the editor. */
export function toDocument(text: RichText): JSONContent {
  const content = text.map(toBlock);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function toBlock(block: RichTextBlock): JSONContent {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: toInlines(block.children) };
    case 'quote':
      return { type: 'blockquote', content: [toParagraph(block.children)] };
    case 'code': {
      const code = block.children.map(({ text }) => text).join('');
      return { type: 'codeBlock', content: code ? [{ type: 'text', text: code }] : [] };
    }
    case 'list':
      return toList(block);
    case 'image':
      return { type: 'picture', attrs: { image: block.image } };
    default:
      return toParagraph(block.children);
  }
}

const toParagraph = (children: readonly RichTextInline[]): JSONContent => ({
  type: 'paragraph',
  content: toInlines(children),
});

/** A list between items stands inside the item before it. */
function toList({ format, children }: RichTextList): JSONContent {
  const items: JSONContent[][] = [];
  for (const child of children) {
    if (child.type !== 'list') items.push([toParagraph(child.children)]);
    else if (items.length > 0) items.at(-1)?.push(toList(child));
    else items.push([toParagraph([]), toList(child)]);
  }
  if (items.length === 0) items.push([toParagraph([])]);
  return {
    type: format === 'ordered' ? 'orderedList' : 'bulletList',
    content: items.map((content) => ({ type: 'listItem', content })),
  };
}

function toInlines(inlines: readonly RichTextInline[], outer: readonly Mark[] = []): JSONContent[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'link') return toInlines(inline.children, [{ type: 'link', attrs: { href: inline.url } }]);
    const marks = [
      ...outer,
      ...RICH_TEXT_MARKS.filter((mark) => inline[mark]).map((mark) => ({ type: MARK_NAMES[mark] })),
    ];
    return inline.text
      .split(/(\n)/)
      .filter((part) => part !== '')
      .map((part) => (part === '\n' ? { type: 'hardBreak', marks } : { type: 'text', text: part, marks }));
  });
}
