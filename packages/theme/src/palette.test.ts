import { describe, expect, it } from 'vitest';

import { CONTRAST_PAIRS } from './contrastPairs';
import { darkColors, lightColors, nightBar, personTints } from './palette';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s scheme', (_name, colors) => {
  it.each(CONTRAST_PAIRS)('shows %s on %s at %s : 1 or better', (above, below, ratio) => {
    expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(ratio);
  });
});

it.each(personTints)('shows initials on %s', (tint) => {
  expect(contrast(lightColors.onAccent, tint)).toBeGreaterThanOrEqual(7);
});

it('keeps the solid top bar readable', () => {
  expect(contrast(nightBar.text, nightBar.background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(nightBar.focus, nightBar.background)).toBeGreaterThanOrEqual(3);
});
