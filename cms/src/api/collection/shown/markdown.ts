import type { RichText } from 'contracts';
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown as parse } from 'mdast-util-from-markdown';

import { presentRichText } from '../../../shared/present-rich-text';

/** A node as Strapi's editor of blocks stores one. */
type Block = Record<string, unknown>;

/**
 * Markdown as the blocks that pages show. It passes the same door as what Strapi's editor of blocks stores, so its links
 * are checked there; HTML in it is dropped, and of pictures, which may be anybody's, the words are left.
 */
export const fromMarkdown = (markdown: string): RichText => presentRichText(parse(markdown).children.flatMap(blocksOf));

function blocksOf(node: Nodes): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlinesIn(node) }];
    case 'heading':
      return [{ type: 'heading', level: node.depth, children: inlinesIn(node) }];
    case 'blockquote':
      return [{ type: 'quote', children: joined(node) }];
    case 'code':
      return [{ type: 'code', children: [{ type: 'text', text: node.value }] }];
    case 'list':
      return [
        { type: 'list', format: node.ordered ? 'ordered' : 'unordered', children: node.children.flatMap(itemsOf) },
      ];
    default:
      return [];
  }
}

/** An item, and the lists that stand in it after it. */
function itemsOf(item: Parents): Block[] {
  const words = item.children.filter(({ type }) => type !== 'list');
  const lists = item.children.filter(({ type }) => type === 'list');
  return [{ type: 'list-item', children: joined({ children: words }) }, ...lists.flatMap(blocksOf)];
}

/** Several paragraphs as the lines of one. */
function joined({ children }: { children: readonly Nodes[] }): Block[] {
  return children
    .map((child) => ('children' in child ? inlinesIn(child) : inlinesOf(child, {})))
    .flatMap((inlines, index) =>
      index > 0 && inlines.length > 0 ? [{ type: 'text', text: '\n' }, ...inlines] : inlines,
    );
}

const inlinesIn = ({ children }: { children: readonly Nodes[] }, marks: Block = {}): Block[] =>
  children.flatMap((child) => inlinesOf(child, marks));

function inlinesOf(node: Nodes, marks: Block): Block[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value, ...marks }];
    case 'inlineCode':
      return [{ type: 'text', text: node.value, ...marks, code: true }];
    case 'break':
      return [{ type: 'text', text: '\n' }];
    case 'image':
      return node.alt ? [{ type: 'text', text: node.alt, ...marks }] : [];
    case 'strong':
      return inlinesIn(node, { ...marks, bold: true });
    case 'emphasis':
      return inlinesIn(node, { ...marks, italic: true });
    case 'delete':
      return inlinesIn(node, { ...marks, strikethrough: true });
    case 'link':
      return [{ type: 'link', url: node.url, children: inlinesIn(node, marks) }];
    default:
      return 'children' in node ? inlinesIn(node, marks) : [];
  }
}
