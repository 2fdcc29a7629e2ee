import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { qrPng } from './qr';

const read = async (png: Buffer): Promise<string> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};

it.each(['7K2MQ0XAB4TD', 'ZZZZZZZZZZZZ', '000000000000'])('a reader that is not ours reads %s', async (code) => {
  expect(await read(await qrPng(code, 240))).toBe(code);
});

it('is read though something lies upon it', async () => {
  const png = await qrPng('7K2MQ0XAB4TD', 400);
  const spot = { create: { width: 60, height: 60, channels: 3 as const, background: '#ffb02e' } };
  expect(
    await read(
      await sharp(png)
        .composite([{ input: spot }])
        .png()
        .toBuffer(),
    ),
  ).toBe('7K2MQ0XAB4TD');
});

it('has whole pixels a module, and the white around it that readers need: four modules', async () => {
  const { data, info } = await sharp(await qrPng('7K2MQ0XAB4TD', 240))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThanOrEqual(240);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  // The first dark pixels are the edge of a corner, which is seven modules long.
  const corner = data.indexOf(0);
  const module = (data.indexOf(255, corner) - corner) / 7;
  expect([corner % info.width, Math.floor(corner / info.width)]).toEqual([4 * module, 4 * module]);
});
