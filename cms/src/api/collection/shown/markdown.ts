import type { RichText } from 'contracts';
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown as parse } from 'mdast-util-from-markdown';

import { presentRichText } from '../../../shared/present-rich-text';

/** A node as Strapi's editor of blocks stores one. */
type Block = Record<string, unknown>;

/** A longer text, in characters, is shown as it stands: to read it as Markdown would hold up everybody else. */
const MAX_CHARS = 20_000;
/** Likewise with lines that open so many quotes and lists at once: each is read anew inside of the one before. */
const DEEP_LINE = /^(?:[ \t]{0,8}(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){9}|^[ \t]{40}/m;

/**
 * Markdown as the blocks that pages show. It passes the same door as what Strapi's editor of blocks stores, so its links
 * are checked there; HTML in it is dropped, and of pictures, which may be anybody's, the words are left.
 */
export function fromMarkdown(markdown: string): RichText {
  if (markdown.length > MAX_CHARS || DEEP_LINE.test(markdown)) return presentRichText(plain(markdown));
  return presentRichText(parse(markdown).children.flatMap(blocksOf));
}

/** A text as it stands, a paragraph for each of its own. */
const plain = (text: string): Block[] =>
  text.split(/\n{2,}/).map((part) => ({ type: 'paragraph', children: [{ type: 'text', text: part }] }));

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
