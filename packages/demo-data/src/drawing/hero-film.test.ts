import { existsSync, statSync } from 'node:fs';

import { expect, it } from 'vitest';

import { heroFilm } from '../hero-film.js';
import { drawHeroFrame, HERO_FILM } from './hero-film.js';

it('ends as it begins, so that the loop has no seam', () => {
  const withoutSpark = (frame: string) => frame.replace(/<g transform=.*<\/g>/, '');
  expect(withoutSpark(drawHeroFrame(1))).toBe(withoutSpark(drawHeroFrame(0)));
  expect(drawHeroFrame(1)).toContain('rotate(90 ');
});

it('begins with the one spark, and has a network in between', () => {
  expect(drawHeroFrame(0)).not.toContain('<line');
  expect(drawHeroFrame(0.6).match(/<line/g)?.length).toBeGreaterThan(40);
});

it('loops in 8 to 12 seconds', () => {
  const seconds = HERO_FILM.frames / HERO_FILM.framesPerSecond;
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(12);
});

it('is filmed, in under 800 KB', () => {
  expect(existsSync(heroFilm)).toBe(true);
  expect(statSync(heroFilm).size).toBeLessThan(800_000);
});
