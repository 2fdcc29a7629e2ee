import { screen } from '@testing-library/react';
import type { RichText as RichTextValue } from 'contracts';
import { describe, expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { RichText } from './RichText';

const text = (words: string, marks: object = {}) => ({ type: 'text' as const, text: words, ...marks });
const paragraph = (...children: Extract<RichTextValue[number], { type: 'paragraph' }>['children']) => ({
  type: 'paragraph' as const,
  children,
});
const heading = (level: number, words: string) => ({ type: 'heading' as const, level, children: [text(words)] });

const draw = (value: RichTextValue, headingOffset?: number) =>
  renderInPage(<RichText value={value} headingOffset={headingOffset} />).container;

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('RichText', () => {
  it('draws every mark', () => {
    const marks = { bold: true, italic: true, underline: true, strikethrough: true, code: true };
    const container = draw([paragraph(text('all', marks))]);
    for (const tag of ['strong', 'em', 'u', 's', 'code']) expect(container.querySelector(tag)).toHaveTextContent('all');
  });

  it('draws lists inside the items they belong to', () => {
    const container = draw([
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('one')] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('a')] }] },
          { type: 'list-item', children: [text('two')] },
        ],
      },
    ]);
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(container.querySelector('ol > li:first-child > ul > li')).toHaveTextContent('a');
  });

  it('keeps the room of a picture free and offers its widths', () => {
    const sources = [{ url: '/uploads/small.webp?v=1', width: 500 }];
    draw([
      { type: 'image', image: { url: '/uploads/a.webp?v=1', alt: 'The hall', width: 1200, height: 800, sources } },
    ]);
    const image = screen.getByRole('img', { name: 'The hall' });
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '800');
    expect(image).toHaveAttribute('srcset', '/uploads/small.webp?v=1 500w, /uploads/a.webp?v=1 1200w');
  });

  it('opens other sites in a new tab that cannot reach back', () => {
    draw([paragraph({ type: 'link', url: 'https://example.com', children: [text('there')] })]);
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('leaves out blocks that say nothing', () => {
    const container = draw([paragraph(text('')), paragraph(text('a')), heading(2, '')]);
    expect(container.querySelectorAll('p, h2')).toHaveLength(1);
  });
});

describe('headings stand under the page’s own', () => {
  it('whatever level the editor began with', () => {
    draw([heading(1, 'a'), heading(3, 'b'), heading(1, 'c')]);
    expect(headings()).toEqual(['H2 a', 'H3 b', 'H2 c']);
  });

  it('and skip no level, even where a deeper one comes first', () => {
    draw([heading(4, 'a'), heading(2, 'b'), heading(4, 'c')]);
    expect(headings()).toEqual(['H2 a', 'H2 b', 'H3 c']);
  });

  it('under a section’s heading as well, at most six deep', () => {
    draw(
      [1, 2, 3, 4, 5, 6].map((level) => heading(level, String(level))),
      2,
    );
    expect(headings()).toEqual(['H3 1', 'H4 2', 'H5 3', 'H6 4', 'H6 5', 'H6 6']);
  });
});

describe('script in a text stays text (security matrix 18)', () => {
  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'])('%s', (payload) => {
    const container = draw([
      paragraph(text(payload, { bold: true }), { type: 'link', url: '/a', children: [text(payload)] }),
      heading(2, payload),
      { type: 'code', children: [text(payload)] },
      { type: 'quote', children: [text(payload)] },
    ]);
    expect(container.querySelectorAll('script, svg, img')).toHaveLength(0);
    expect(container.textContent).toBe(payload.repeat(5));
  });
});
