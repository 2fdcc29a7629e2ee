import { EVENT_CATEGORIES } from 'contracts';
import { expect, test } from 'vitest';

import { drawEventImage } from './event-image.js';
import { drawFestival } from './festival.js';
import { FORMAT_DRAWINGS } from './format.js';
import { drawIdea } from './idea.js';
import { drawLogo } from './logo.js';
import { drawPortrait } from './portrait.js';

/** Numbers that went wrong show up as words in an SVG. */
const BROKEN = /NaN|undefined|null|Infinity/;

test('the same seed draws the same portrait, another one another', () => {
  expect(drawPortrait(4)).toBe(drawPortrait(4));
  expect(drawPortrait(4)).not.toBe(drawPortrait(5));
});

test('portraits are 800 × 800 and depend on no font', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    for (const hair of ['long', 'short'] as const) {
      const svg = drawPortrait(seed, hair);
      expect(svg).toContain('width="800" height="800"');
      expect(svg).not.toContain('<text');
      expect(svg).not.toMatch(BROKEN);
    }
  }
});

test('every category has a poster of 1200 × 675', () => {
  for (const [index, category] of EVENT_CATEGORIES.entries()) {
    const svg = drawEventImage(index, category);
    expect(svg).toBe(drawEventImage(index, category));
    expect(svg).toContain('width="1200" height="675"');
    expect(svg).not.toMatch(BROKEN);
  }
});

test('the logo has a transparent ground', () => {
  expect(drawLogo()).not.toContain('<rect');
  expect(drawLogo()).not.toMatch(BROKEN);
});

test.each<[name: string, draw: () => string, size: string]>([
  ['the society’s', drawIdea, '1200" height="900'],
  ['the festival’s', drawFestival, '1600" height="900'],
  ...Object.entries(FORMAT_DRAWINGS).map(([name, draw]): [string, () => string, string] => [
    name,
    draw,
    '800" height="600',
  ]),
])('%s picture is the same each time, and whole', (_name, draw, size) => {
  expect(draw()).toBe(draw());
  expect(draw()).toContain(`width="${size}"`);
  expect(draw()).not.toMatch(BROKEN);
});
