import { describe, expect, it } from 'vitest';

import { fromMarkdown } from './markdown';

describe('fromMarkdown', () => {
  it('reads what people write', () => {
    expect(fromMarkdown('# Perks\n\n- **One**\n  - two\n\n> three')).toMatchObject([
      { type: 'heading' },
      { type: 'list' },
      { type: 'quote' },
    ]);
  });

  it.each([
    ['quotes in quotes', `${'>'.repeat(15_000)}a`],
    ['lists in lists', `${'- '.repeat(5_000)}a`],
    ['more than is read at once', '*a '.repeat(10_000)],
  ])('shows %s as it stands, at once', (_what, text) => {
    const [only, ...rest] = fromMarkdown(text);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ type: 'paragraph' });
  });
});
