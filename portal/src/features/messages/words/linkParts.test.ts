import fc from 'fast-check';
import { expect, it } from 'vitest';

import { linkParts } from './linkParts';

const linksIn = (text: string) => linkParts(text).flatMap(({ text: words, href }) => (href ? [words] : []));

it.each([
  ['See https://example.org/a.', ['https://example.org/a']],
  ['(https://example.org/a_(b))', ['https://example.org/a_(b)']],
  ['two: http://a.example, https://b.example?q=1#x!', ['http://a.example', 'https://b.example?q=1#x']],
  ['HTTPS://EXAMPLE.ORG/Path', ['HTTPS://EXAMPLE.ORG/Path']],
  ['“https://example.org”', ['https://example.org']],
  ['javascript:alert(1) data:text/html,x ftp://example.org', []],
  ['https:// and https://.', []],
  ['https://bank.example@evil.example/', []],
  ['javascript:https://example.org', ['https://example.org']],
])('finds the addresses in %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

const pieces = fc.constantFrom(
  'https://',
  'http://',
  'javascript:',
  'a.example',
  ' ',
  '\n',
  '(',
  ')',
  '.',
  '"',
  '@',
  '🙂',
);

it('loses nothing of a text, and links to the web alone', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 }))).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^/@]+/);
    }),
  );
});
