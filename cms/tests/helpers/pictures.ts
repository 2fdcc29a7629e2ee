import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { inject } from 'vitest';

/** The folder in which the server keeps the pictures of people. */
export const avatarsFolder = (): string => path.join(inject('stage').dataDir, 'public/uploads/avatars');

/** Names of the files in it. */
export function avatarFiles(): string[] {
  try {
    return readdirSync(avatarsFolder()).sort();
  } catch {
    return [];
  }
}

/** A wide photograph, red on its left and blue on its right, as a phone that was held upright stores one. */
export function phonePhotograph(): Promise<Buffer> {
  const half = (red: number, blue: number) => ({
    create: { width: 300, height: 300, channels: 3 as const, background: { r: red, g: 0, b: blue } },
  });
  return sharp({ create: { width: 600, height: 300, channels: 3, background: 'black' } })
    .composite([
      { input: half(255, 0), left: 0, top: 0 },
      { input: half(0, 255), left: 300, top: 0 },
    ])
    .withExif({
      IFD0: { Copyright: 'Secret Photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 57/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A plain picture in some format. */
export const plainPicture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 320, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

/** A PNG of few bytes that unfolds to many pixels. @param edge in pixels */
export function decompressionBomb(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(edge / 8)) * edge);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
