import { errors } from '@strapi/utils';
import { AVATAR_PIXELS, messages } from 'contracts';
import sharp from 'sharp';

import { AVATAR_WIDTHS } from './present-avatar';

/** A picture in each of its widths, ready to be stored. */
export type SquarePictures = readonly { width: number; webp: Buffer }[];

/** Pixels that a picture may unfold to: a 50 megapixel camera's. What holds more in 5 MB is made to exhaust the server. */
const MAX_PIXELS = 50_000_000;
/** Longest time that a picture may take, in seconds. */
const TIMEOUT_S = 15;
const WEBP_QUALITY = 82;

/**
 * How the files of the formats that we read begin. Others never reach a decoder, SVG above all, which is a document
 * rather than a picture.
 */
const SIGNATURES: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftypavi[fs]/s, // AVIF
];
const SIGNATURE_BYTES = 16;

/** Pictures are decoded one after the other, so that many at once cost memory for one. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture and makes new ones of what it shows: the middle square, upright, as WebP. Nothing of the
 * file survives but pixels: no metadata, such as where a photograph was taken, and nothing that was hidden in it.
 * @throws ValidationError (400) for whatever is no picture, is broken, or unfolds to too much
 */
export async function makeSquarePictures(file: Buffer): Promise<SquarePictures> {
  const made = turn.then(() => decode(file));
  turn = made.catch(() => undefined);
  return made;
}

async function decode(file: Buffer): Promise<SquarePictures> {
  const head = file.subarray(0, SIGNATURE_BYTES).toString('latin1');
  if (!SIGNATURES.some((signature) => signature.test(head))) throw notRead();
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return await Promise.all(
      AVATAR_WIDTHS.map(async (width) => ({
        width,
        webp: await sharp(data, { raw }).resize(width, width).webp({ quality: WEBP_QUALITY }).toBuffer(),
      })),
    );
  } catch {
    throw notRead();
  }
}

function notRead(): errors.ValidationError {
  const message = messages.imageNotRead;
  return new errors.ValidationError(message, {
    errors: [{ path: ['profileImage'], message, name: 'ValidationError' }],
  });
}
