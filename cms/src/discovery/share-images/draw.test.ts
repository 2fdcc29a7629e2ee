import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawShareImage } from './draw';

const WORDS = { title: 'Pitch night', kicker: 'Event', name: 'Sphuran', institute: 'Technical Institute' };

it.each([
  ['a word that is wider than the picture', { title: 'क्'.repeat(75) }],
  ['a place that is', { kicker: 'क्'.repeat(100) }],
  ['joiners alone', { title: '\u200d\u200d' }],
  ['signs above letters alone', { title: '\u0301'.repeat(150) }],
  ['nothing that can be seen at all', { title: '\ufe0f', kicker: '\ufe0f', name: '\u200d', institute: '\u200c' }],
])('is a picture of its size with %s', async (_what, change) => {
  const { width, height } = await sharp(await drawShareImage({ ...WORDS, ...change })).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
