import { errors } from '@strapi/utils';
import { AVATAR_PIXELS, messages } from 'contracts';
import sharp, { type Sharp } from 'sharp';

import { decodeInTurn, isPicture } from './decode-picture';
import { AVATAR_WIDTHS } from './present-avatar';

/** A picture in each of its widths, ready to be stored. */
export type SquarePictures = readonly { width: number; webp: Buffer }[];

const WEBP_QUALITY = 82;

/**
 * Makes new pictures of what an uploaded one shows: the middle square, as WebP.
 * @throws ValidationError (400) for whatever is no picture, is broken, or unfolds to too much
 */
export async function makeSquarePictures(file: Buffer): Promise<SquarePictures> {
  if (!isPicture(file, ['jpeg', 'png', 'gif', 'webp', 'avif'])) throw notRead();
  try {
    return await decodeInTurn(file, makeSquares);
  } catch {
    throw notRead();
  }
}

async function makeSquares(picture: Sharp): Promise<SquarePictures> {
  const { data, info } = await picture
    .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    AVATAR_WIDTHS.map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize(width, width).webp({ quality: WEBP_QUALITY }).toBuffer(),
    })),
  );
}

function notRead(): errors.ValidationError {
  const message = messages.imageNotRead;
  return new errors.ValidationError(message, {
    errors: [{ path: ['profileImage'], message, name: 'ValidationError' }],
  });
}
