import { describe, expect, it } from 'vitest';

import { theme } from './theme';
import { tokens } from './tokens';

describe('what the portal’s own parts read of the theme', () => {
  it('names the theme’s variables', () => {
    // What stands in for a variable that is not there is left out: ours are on every page.
    const bare = (_name: string, value: unknown): unknown =>
      typeof value === 'string' ? value.replace(/^(var\(--[\w-]+), .*\)$/, '$1)') : value;
    expect(JSON.parse(JSON.stringify(theme.vars), bare)).toMatchObject(tokens.vars);
  });

  it.each(Object.entries(tokens.typography))('sets %s alike, to the last property', (name, variant) => {
    expect(theme.typography).toHaveProperty(name, variant);
  });

  it('has the theme’s layers', () => {
    expect(theme.zIndex).toMatchObject(tokens.zIndex);
  });

  it('has the theme’s easings', () => {
    expect(theme.transitions.easing).toMatchObject(tokens.transitions.easing);
  });

  it('knows the same widths', () => {
    for (const name of theme.breakpoints.keys) {
      expect(tokens.breakpoints.up(name)).toBe(theme.breakpoints.up(name));
      expect(tokens.breakpoints.down(name)).toBe(theme.breakpoints.down(name));
      expect(tokens.breakpoints.between('xs', name)).toBe(theme.breakpoints.between('xs', name));
    }
  });

  it.each([
    ['color', undefined],
    [['color', 'opacity'], { duration: 90 }],
    ['color', { easing: tokens.transitions.easing.easeOut }],
  ])('moves %s alike', (properties, options) => {
    expect(tokens.transitions.create(properties, options)).toBe(theme.transitions.create(properties, options));
  });

  it('speaks of a scheme alike', () => {
    const styles = { color: 'red' };
    expect(tokens.applyStyles('dark', styles)).toEqual(theme.applyStyles('dark', styles));
  });
});
