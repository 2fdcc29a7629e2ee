import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { fonts } from './fonts';
import { drawFittingText, drawText, type TextStyle } from './text';

const style: TextStyle = { face: 'display', size: 60, colour: '#ffffff', width: 900 };

/** Whether two texts come out as the same picture. */
async function looksAlike(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([drawText(one, style), drawText(other, style)]);
  return first !== null && second !== null && first.data.equals(second.data);
}

describe('what can be written', () => {
  it.each([
    ['Łódź & “quotes” — 2026 ₹', 'Łódź & “quotes” — 2026 ₹'],
    ['नवाचार और उद्यमिता', 'नवाचार और उद्यमिता'],
    ['日本 Launch 🎉 day', 'Launch 🎉 day'],
    ['line\n\tbreak\u0007', 'line break'],
    ['日本', ''],
  ])('of %j is %j', (text, written) => {
    expect(fonts().writable(text)).toBe(written);
  });
});

it('is written in the faces of the site, each in its own', async () => {
  const display = await drawText('Society', style);
  const text = await drawText('Society', { ...style, face: 'text' });
  expect(display?.width).not.toBe(text?.width);
  // Without its letters' shapes Devanagari would be a row of boxes of one width.
  expect(await looksAlike('नवाचार', 'उद्यमित')).toBe(false);
});

it('takes signs of markup for what they are', async () => {
  const drawn = await drawText('<b>&amp;', style);
  expect(drawn && (await sharp(drawn.data).metadata()).format).toBe('png');
  expect(await looksAlike('<b>x</b>', 'x')).toBe(false);
});

it('breaks and shrinks what is long, and draws nothing of nothing', async () => {
  const box = { face: 'display', colour: '#ffffff', width: 900, height: 200, sizes: [100, 60, 40] } as const;
  const short = await drawFittingText('Short', box);
  const long = await drawFittingText('A title of many words that needs a smaller size to fit its box', box);
  expect(short?.height).toBeLessThanOrEqual(200);
  expect(long?.height).toBeLessThanOrEqual(200);
  expect(long?.width).toBeLessThanOrEqual(900);
  const unbroken = await drawFittingText('x'.repeat(200), box);
  expect(unbroken?.width).toBeLessThanOrEqual(900);
  expect(await drawText('日本', style)).toBeNull();
});
