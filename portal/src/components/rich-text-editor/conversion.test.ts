import { getSchema, type JSONContent } from '@tiptap/core';
import { RICH_TEXT_MARKS, richTextSchema, richTextToPlain, type RichText } from 'contracts';
import fc from 'fast-check';
import { extensions, fromDocument, toDocument } from 'ui/rich-text-editor';
import { expect, it } from 'vitest';

const schema = getSchema(extensions);

const words = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '\n', '<', '&', 'é', '😀'),
  minLength: 1,
  maxLength: 12,
});
const leaf = fc
  .record({ text: words, marks: fc.subarray([...RICH_TEXT_MARKS]) })
  .map(({ text, marks }) => ({ type: 'text', text, ...Object.fromEntries(marks.map((mark) => [mark, true])) }));
const link = fc
  .record({
    url: fc.constantFrom('https://example.com/a?b=c', '/events', 'mailto:a@example.com'),
    children: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  })
  .map((fields) => ({ type: 'link', ...fields }));
const inlines = fc.array(fc.oneof(leaf, link), { maxLength: 4 });
const item = inlines.map((children) => ({ type: 'list-item', children }));
const listOf = (children: fc.Arbitrary<unknown[]>) =>
  fc
    .record({ format: fc.constantFrom('ordered', 'unordered'), children })
    .map((fields) => ({ type: 'list', ...fields }));
const flat = listOf(fc.array(item, { minLength: 1, maxLength: 3 }));
const nested = (inner: fc.Arbitrary<unknown>) =>
  listOf(fc.tuple(item, fc.array(fc.oneof(item, inner), { maxLength: 3 })).map(([first, rest]) => [first, ...rest]));
const image = { url: '/uploads/a.webp?v=1', alt: 'A', width: 10, height: 10, sources: [] };

const block = fc.oneof(
  inlines.map((children) => ({ type: 'paragraph', children })),
  fc
    .record({ level: fc.integer({ min: 1, max: 6 }), children: inlines })
    .map((fields) => ({ type: 'heading', ...fields })),
  inlines.map((children) => ({ type: 'quote', children })),
  words.map((text) => ({ type: 'code', children: [{ type: 'text', text }] })),
  flat,
  nested(nested(flat)),
  fc.constant({ type: 'image', image }),
);
const text = fc.array(block, { maxLength: 6 }).map((blocks) => richTextSchema.parse(blocks));

const roundTrip = (value: RichText): RichText =>
  fromDocument(schema.nodeFromJSON(toDocument(value)).toJSON() as JSONContent);

it('opens every text that can be stored, and keeps its words and its shape', () => {
  fc.assert(
    fc.property(text, (value) => {
      schema.nodeFromJSON(toDocument(value)).check();
      const saved = roundTrip(value);
      richTextSchema.parse(saved);
      expect(richTextToPlain(saved)).toBe(richTextToPlain(value));
      const shape = ({ type }: RichText[number]) => type;
      expect(saved.map(shape)).toEqual(value.slice(0, saved.length).map(shape));
    }),
    { numRuns: 400 },
  );
});

it('changes nothing of what it has saved once', () => {
  fc.assert(
    fc.property(text, (value) => {
      const saved = roundTrip(value);
      expect(roundTrip(saved)).toEqual(saved);
    }),
    { numRuns: 400 },
  );
});

it('moves lists that stand too deep in each other into the deepest one that pages show', () => {
  const deep = (depth: number): object => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: `item ${depth}` }] },
          ...(depth < 6 ? [deep(depth + 1)] : []),
        ],
      },
    ],
  });
  const saved = richTextSchema.parse(fromDocument({ type: 'doc', content: [deep(1)] }));
  expect(richTextToPlain(saved)).toBe('item 1\nitem 2\nitem 3\nitem 4\nitem 5\nitem 6');
});

it('leaves out a link that could do harm, and keeps its words', () => {
  const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }];
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks }] }] };
  expect(fromDocument(document)).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'here' }] }]);
});
