import { describe, expect, it } from 'vitest';

import { excerpt, initials } from './text.js';

describe('initials', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['asha', 'A'],
    ['Asha Kumari Rao', 'AK'],
    ['  ', ''],
    ['अनु शर्मा', 'अश'],
  ])('of %j are %j', (name, badge) => expect(initials(name)).toBe(badge));
});

describe('excerpt', () => {
  it('leaves a short text alone', () => expect(excerpt('Short  text', 100)).toBe('Short text'));

  it('cuts at a whole word and never shows more than the limit and an ellipsis', () => {
    const cut = excerpt('word '.repeat(40), 100);
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(101);
  });

  it('cuts a single long word where it must', () => expect(excerpt('x'.repeat(150), 100)).toBe(`${'x'.repeat(100)}…`));
});
