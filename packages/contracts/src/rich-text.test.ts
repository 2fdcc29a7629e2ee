import { describe, expect, it } from 'vitest';

import { richTextExcerpt, richTextToPlain } from './rich-text-words.js';
import { type RichText, richTextSchema } from './rich-text.js';
import { isRichTextHref } from './safe-href.js';

const text = (words: string) => ({ type: 'text' as const, text: words });

describe('richTextToPlain', () => {
  it('keeps every word and drops the formatting', () => {
    const blocks: RichText = [
      { type: 'heading', level: 2, children: [text('When')] },
      {
        type: 'paragraph',
        children: [
          text('On '),
          { ...text('Monday'), bold: true },
          text(', see '),
          link('/events', 'the events'),
          text('.'),
        ],
      },
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('Bring a pen')] },
          { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('a blue one')] }] },
        ],
      },
      { type: 'paragraph', children: [text('  ')] },
      { type: 'image', image: { url: '/uploads/a.webp', alt: 'The hall', width: 10, height: 10, sources: [] } },
      { type: 'quote', children: [text('Come.')] },
      { type: 'code', children: [text('npm start')] },
    ];
    expect(richTextToPlain(blocks)).toBe(
      'When\n\nOn Monday, see the events.\n\nBring a pen\na blue one\n\nThe hall\n\nCome.\n\nnpm start',
    );
  });

  it('of nothing is empty', () => expect(richTextToPlain([])).toBe(''));
});

describe('richTextExcerpt', () => {
  const item = (words: string) => ({ type: 'list-item' as const, children: [text(words)] });
  const blocks: RichText = [
    { type: 'paragraph', children: [text('Please bring:')] },
    { type: 'list', format: 'unordered', children: [item('a laptop'), item('your ID card.'), item('water')] },
    { type: 'paragraph', children: [text('See you there')] },
  ];

  it('sets the items of a list apart, and what follows it', () =>
    expect(richTextExcerpt(blocks, 200)).toBe('Please bring: a laptop · your ID card. water · See you there'));

  it('is cut', () => expect(richTextExcerpt(blocks, 16)).toBe('Please bring: a…'));
});

describe('a link in a formatted text', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '/events'])('may lead to %s', (href) =>
    expect(isRichTextHref(href)).toBe(true),
  );
  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '#team', ''])('may not lead to %j', (href) =>
    expect(isRichTextHref(href)).toBe(false),
  );
});

describe('richTextSchema refuses', () => {
  it.each([
    ['a key that it does not know', [{ type: 'paragraph', children: [text('a')], onclick: 'x' }]],
    ['a block that it does not know', [{ type: 'html', children: [text('a')] }]],
    ['an unsafe link', [{ type: 'paragraph', children: [link('javascript:alert(1)', 'a')] }]],
    ['lists too deep in each other', [nested(4)]],
    ['a heading of no level', [{ type: 'heading', level: 7, children: [] }]],
  ])('%s', (_what, blocks) => expect(richTextSchema.safeParse(blocks).success).toBe(false));
});

function link(url: string, words: string) {
  return { type: 'link' as const, url, children: [text(words)] };
}

function nested(depth: number): object {
  const item = { type: 'list-item', children: [text('a')] };
  return { type: 'list', format: 'ordered', children: depth > 1 ? [item, nested(depth - 1)] : [item] };
}
