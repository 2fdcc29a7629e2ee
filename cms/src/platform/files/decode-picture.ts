import sharp, { type Sharp } from 'sharp';

/** Pixels that a picture may unfold to: a 50 megapixel camera's. What holds more in 5 MB is made to exhaust the server. */
const MAX_PIXELS = 50_000_000;
/** Longest time that a picture may take, in seconds. */
const TIMEOUT_S = 15;

/**
 * How the files of the formats that we read begin. Others never reach a decoder, SVG above all, which is a document
 * rather than a picture.
 */
const SIGNATURES = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
} as const;
export type PictureFormat = keyof typeof SIGNATURES;
const SIGNATURE_BYTES = 16;

/** Whether a file begins as one of these formats does, whatever it is called. */
export function isPicture(file: Buffer, formats: readonly PictureFormat[]): boolean {
  const head = file.subarray(0, SIGNATURE_BYTES).toString('latin1');
  return formats.some((format) => SIGNATURES[format].test(head));
}

/** Pictures are decoded one after the other, so that many at once cost memory for one. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture in its turn: its first page, upright. Nothing of the file survives but pixels: no
 * metadata, such as where a photograph was taken, and nothing that was hidden in it.
 * @param make makes new pictures of it
 * @throws whatever the decoder says of a file that is broken or unfolds to too much
 */
export function decodeInTurn<Made>(file: Buffer, make: (picture: Sharp) => Promise<Made>): Promise<Made> {
  const made = turn.then(() =>
    make(
      sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient(),
    ),
  );
  turn = made.catch(() => undefined);
  return made;
}
