import sharp from 'sharp';

import { escapeHtml } from '../../shared/escape';
import type { FaceName } from './faces';
import { fonts } from './fonts';

/** How a text is written. Lengths are pixels. */
export interface TextStyle {
  face: FaceName;
  size: number;
  colour: string;
  /** Widest line; longer ones break between words. */
  width: number;
  /** Space between letters, in thousandths of their size. */
  tracking?: number;
}

/** A text as a picture of just its size, on nothing. */
export interface DrawnText {
  data: Buffer;
  width: number;
  height: number;
}

/** Something to see: no mere signs above letters, joiners or spaces. */
const HAS_SHAPE = /[^\p{M}\p{Default_Ignorable_Code_Point}\s]/u;

let ready: Promise<unknown> | undefined;

/** Makes all faces known to the text engine: it learns of one with each text that names it. */
function learnFaces(): Promise<unknown> {
  return (ready ??= Promise.all(
    fonts().files.map((fontfile) => sharp({ text: { text: '.', fontfile, dpi: 72 } }).toBuffer()),
  ));
}

/** Writes a text. @returns null when nothing of it can be written */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  const words = fonts().writable(text);
  if (!HAS_SHAPE.test(words)) return null;
  await learnFaces();
  const { face, size, colour, width, tracking = 0 } = style;
  // Pango counts in 1024ths of a point; at 72 dots an inch a point is a pixel.
  const spacing = Math.round((tracking / 1000) * size * 1024);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${escapeHtml(words)}</span>`,
      font: `${fonts().family(face)} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Writes a text as large as it fits. @param sizes to choose from, the largest first; the last one is taken in any case */
export async function drawFittingText(
  text: string,
  { sizes, height, ...style }: Omit<TextStyle, 'size'> & { sizes: readonly number[]; height: number },
): Promise<DrawnText | null> {
  let drawn: DrawnText | null = null;
  for (const size of sizes) {
    drawn = await drawText(text, { ...style, size });
    if (!drawn || drawn.height <= height) return drawn;
  }
  return drawn;
}
