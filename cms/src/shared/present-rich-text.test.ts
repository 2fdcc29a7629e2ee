import { richTextSchema, richTextToPlain } from 'contracts';
import { describe, expect, it } from 'vitest';

import { presentRichText } from './present-rich-text';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

/** A picture as Strapi keeps it inside a text. */
const stored = {
  url: '/uploads/hall_1a2b.webp',
  name: 'hall.webp',
  alternativeText: 'The hall',
  caption: null,
  width: 1200,
  height: 800,
  hash: 'hall_1a2b',
  ext: '.webp',
  mime: 'image/webp',
  size: 80,
  provider: 'local',
  updatedAt: '2026-01-01T00:00:00.000Z',
  formats: {
    medium: { url: '/uploads/medium_hall_1a2b.webp', width: 750, height: 500, hash: 'x' },
    small: { url: '/uploads/small_hall_1a2b.webp', width: 500, height: 333, hash: 'x' },
    evil: { url: 'https://evil.example/x.webp', width: 400 },
  },
};

describe('presentRichText', () => {
  it('passes on every block and mark that pages know', () => {
    const blocks = [
      { type: 'heading', level: 3, children: [text('When')] },
      paragraph(text('Monday', { bold: true, code: true }), { type: 'link', url: '/events', children: [text('more')] }),
      {
        type: 'list',
        format: 'ordered',
        indentLevel: 0,
        children: [
          { type: 'list-item', children: [text('one')] },
          {
            type: 'list',
            format: 'unordered',
            indentLevel: 1,
            children: [{ type: 'list-item', children: [text('a')] }],
          },
        ],
      },
      { type: 'quote', children: [text('Come.')] },
      { type: 'code', language: 'javascript', children: [text('1 < 2')] },
    ];
    expect(richTextSchema.parse(presentRichText(blocks))).toEqual([
      blocks[0],
      blocks[1],
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('one')] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('a')] }] },
        ],
      },
      blocks[3],
      { type: 'code', children: [text('1 < 2')] },
    ]);
  });

  it('names the fields of a picture, and leaves other sites’ renditions out', () => {
    const version = Date.parse(stored.updatedAt).toString(36);
    expect(presentRichText([{ type: 'image', image: stored, children: [text('')] }])).toEqual([
      {
        type: 'image',
        image: {
          url: `/uploads/hall_1a2b.webp?v=${version}`,
          alt: 'The hall',
          width: 1200,
          height: 800,
          sources: [
            { url: `/uploads/small_hall_1a2b.webp?v=${version}`, width: 500 },
            { url: `/uploads/medium_hall_1a2b.webp?v=${version}`, width: 750 },
          ],
        },
      },
    ]);
  });

  it.each([null, undefined, 'text', 3, {}, [null, 3, 'text', [[]]]])('takes %j for no text at all', (blocks) =>
    expect(presentRichText(blocks)).toEqual([]),
  );
});

describe('what could do harm does not leave the server (security matrix 18)', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '',
    null,
    { toString: 'x' },
  ])('a link to %j becomes its words', (url) => {
    const blocks = presentRichText([
      paragraph(text('see '), { type: 'link', url, children: [text('this', { bold: true })] }),
    ]);
    expect(blocks).toEqual([paragraph(text('see '), text('this', { bold: true }))]);
  });

  it.each([
    'https://evil.example/pixel.gif',
    '//evil.example/pixel.gif',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '/uploads/../api/auth/logout',
    '/uploads/a" onerror="alert(1)',
    '/api/auth/logout',
  ])('a picture at %j is dropped', (url) =>
    expect(presentRichText([{ type: 'image', image: { ...stored, url }, children: [] }])).toEqual([]),
  );

  it('unknown blocks and keys are dropped, their words kept', () => {
    const blocks = presentRichText([
      {
        type: 'html',
        html: '<script>alert(1)</script>',
        onclick: 'alert(1)',
        children: [text('words', { style: 'x' })],
      },
      { type: 'script', text: 'alert(1)' },
      { ...paragraph(text('kept')), dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } },
      { type: 'heading', level: 'h1><script>', children: [text('head')] },
    ]);
    expect(richTextSchema.parse(blocks)).toEqual([
      paragraph(text('words')),
      paragraph(text('kept')),
      { type: 'heading', level: 2, children: [text('head')] },
    ]);
  });

  it('lists that stand too deep in each other keep their items', () => {
    const deep = (depth: number): object => ({
      type: 'list',
      format: 'unordered',
      children: [{ type: 'list-item', children: [text(`item ${depth}`)] }, ...(depth < 50 ? [deep(depth + 1)] : [])],
    });
    const blocks = richTextSchema.parse(presentRichText([deep(1)]));
    expect(richTextToPlain(blocks)).toBe(Array.from({ length: 50 }, (_, index) => `item ${index + 1}`).join('\n'));
  });
});
