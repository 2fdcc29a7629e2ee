import {
  isRichTextHref,
  RICH_TEXT_LIST_DEPTH,
  RICH_TEXT_MARKS,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextList,
} from 'contracts';

import { presentTextImage } from './present-text-image';

type Node = Record<string, unknown>;

/**
 * Names what of a stored text leaves the server (security matrix 18): blocks, links and marks that pages know. What they
 * do not know is dropped with its words kept where it has some, and a link that could do harm becomes its words.
 * @param blocks what Strapi stores for an attribute of the type `blocks`
 */
export function presentRichText(blocks: unknown): RichText {
  return nodesIn(blocks).flatMap(presentBlock);
}

function presentBlock(node: Node): RichTextBlock[] {
  const { type } = node;
  switch (type) {
    case 'heading':
      return [{ type, level: levelOf(node), children: presentInlines(node) }];
    case 'quote':
      return [{ type, children: presentInlines(node) }];
    case 'code':
      return [{ type, children: leavesIn(node) }];
    case 'list':
      return [presentList(node, 1)];
    case 'image': {
      const image = presentTextImage(node['image']);
      return image ? [{ type, image }] : [];
    }
    default: {
      const children = presentInlines(node);
      return type === 'paragraph' || children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
  }
}

/** A list that stands deeper than pages show gives its items to the one around it. */
function presentList(node: Node, depth: number): RichTextList {
  const format = node['format'] === 'ordered' ? 'ordered' : 'unordered';
  return {
    type: 'list',
    format,
    children: nodesIn(node['children']).flatMap((child) => presentListChild(child, depth)),
  };
}

function presentListChild(node: Node, depth: number): RichTextList['children'] {
  if (node['type'] !== 'list') return [{ type: 'list-item', children: presentInlines(node) }];
  const list = presentList(node, depth + 1);
  return depth < RICH_TEXT_LIST_DEPTH ? [list] : list.children;
}

function presentInlines(node: Node): RichTextInline[] {
  return nodesIn(node['children']).flatMap((child): RichTextInline[] => {
    const url = child['url'];
    if (child['type'] === 'link' && typeof url === 'string' && isRichTextHref(url)) {
      return [{ type: 'link', url, children: leavesIn(child) }];
    }
    return leavesOf(child);
  });
}

/** The words below a node, whatever stands around them. */
function leavesIn(node: Node): RichTextLeaf[] {
  return nodesIn(node['children']).flatMap(leavesOf);
}

function leavesOf(node: Node): RichTextLeaf[] {
  const { text } = node;
  if (typeof text !== 'string') return leavesIn(node);
  const marks = RICH_TEXT_MARKS.filter((mark) => node[mark] === true);
  return [{ type: 'text', text, ...Object.fromEntries(marks.map((mark) => [mark, true])) }];
}

function levelOf({ level }: Node): number {
  return typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter((item): item is Node => typeof item === 'object' && item !== null) : [];
}
