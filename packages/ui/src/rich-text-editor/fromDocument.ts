import type { JSONContent } from '@tiptap/core';
import {
  isRichTextHref,
  RICH_TEXT_LIST_DEPTH,
  RICH_TEXT_MARKS,
  richTextToPlain,
  type Image,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextList,
} from 'contracts';

import { MARK_NAMES } from './marks';

/** What the editor holds, as it is stored. Blank paragraphs at the end are left out. */
export function fromDocument(document: JSONContent): RichText {
  const text = childrenOf(document).map(fromBlock);
  const isBlank = (block: RichTextBlock) => block.type === 'paragraph' && richTextToPlain([block]) === '';
  return text.slice(0, text.findLastIndex((block) => !isBlank(block)) + 1);
}

function fromBlock(node: JSONContent): RichTextBlock {
  switch (node.type) {
    case 'heading':
      return { type: 'heading', level: Number(node.attrs?.['level']), children: fromInlines(childrenOf(node)) };
    case 'blockquote':
      return { type: 'quote', children: fromInlines(joinLines(childrenOf(node))) };
    case 'codeBlock':
      return {
        type: 'code',
        children: [
          {
            type: 'text',
            text: childrenOf(node)
              .map(({ text = '' }) => text)
              .join(''),
          },
        ],
      };
    case 'bulletList':
    case 'orderedList':
      return fromList(node, 1);
    case 'picture':
      return { type: 'image', image: node.attrs?.['image'] as Image };
    default:
      return { type: 'paragraph', children: fromInlines(childrenOf(node)) };
  }
}

/** The paragraphs of a quote become its lines. */
function joinLines(paragraphs: readonly JSONContent[]): JSONContent[] {
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...childrenOf(paragraph),
  ]);
}

/** Lists that stand deeper than pages show join the list around them. */
function fromList(node: JSONContent, depth: number): RichTextList {
  const children = childrenOf(node).flatMap((item): RichTextList['children'] => {
    const [paragraph, ...lists] = childrenOf(item);
    const nested = lists.map((list) => fromList(list, depth + 1));
    return [
      { type: 'list-item', children: fromInlines(childrenOf(paragraph)) },
      ...(depth < RICH_TEXT_LIST_DEPTH ? nested : nested.flatMap((list) => list.children)),
    ];
  });
  return { type: 'list', format: node.type === 'orderedList' ? 'ordered' : 'unordered', children };
}

/** Words with the same marks are one piece, those of the same link one link. */
function fromInlines(nodes: readonly JSONContent[]): RichTextInline[] {
  const inlines: RichTextInline[] = [];
  for (const node of nodes) {
    const leaf = fromLeaf(node);
    const url = linkOf(node);
    const last = inlines.at(-1);
    if (url === null) addLeaf(inlines, leaf);
    else if (last?.type === 'link' && last.url === url) addLeaf(last.children, leaf);
    else inlines.push({ type: 'link', url, children: [leaf] });
  }
  return inlines.length > 0 ? inlines : [{ type: 'text', text: '' }];
}

function addLeaf(inlines: RichTextInline[], leaf: RichTextLeaf): void {
  const last = inlines.at(-1);
  if (last?.type === 'text' && RICH_TEXT_MARKS.every((mark) => last[mark] === leaf[mark])) last.text += leaf.text;
  else inlines.push(leaf);
}

function fromLeaf({ type, text = '', marks = [] }: JSONContent): RichTextLeaf {
  const set = RICH_TEXT_MARKS.filter((mark) => marks.some((given) => given.type === MARK_NAMES[mark]));
  const words = type === 'hardBreak' ? '\n' : text;
  return { type: 'text', text: words, ...Object.fromEntries(set.map((mark) => [mark, true])) };
}

function linkOf({ marks = [] }: JSONContent): string | null {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return typeof href === 'string' && isRichTextHref(href) ? href : null;
}

const childrenOf = (node: JSONContent | undefined): JSONContent[] => node?.content ?? [];
