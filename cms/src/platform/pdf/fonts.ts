import { FACES, readFace, type FaceFile, type FaceName } from '../drawing/faces';
import { coverageOf, unpackWoff } from '../drawing/woff';

/** A font as a document embeds it. */
interface PdfFont {
  name: FaceFile;
  data: Buffer;
  covers: (character: string) => boolean;
}

/** A part of a text that one font can write. */
interface Run {
  font: FaceFile;
  text: string;
}

/** Which fonts write a face, the first that can. */
const CHAINS: Record<FaceName, readonly FaceFile[]> = {
  display: ['display', 'displayExtended', 'devanagari', 'emoji'],
  text: ['text', 'textExtended', 'devanagari', 'emoji'],
};

/** What tells how the characters beside it are written, and has no shape of its own. */
const JOINERS = /\p{Join_Control}|\p{Variation_Selector}/gu;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

let unpacked: Record<FaceFile, PdfFont> | undefined;

/** The fonts of all documents, unpacked when the first is written. */
export function pdfFonts(): Record<FaceFile, PdfFont> {
  return (unpacked ??= Object.fromEntries(
    (Object.keys(FACES) as FaceFile[]).map((name) => [name, unpack(name)]),
  ) as Record<FaceFile, PdfFont>);
}

function unpack(name: FaceFile): PdfFont {
  const woff = readFace(name);
  const covered = new Set<number>();
  for (const [first, last] of coverageOf(woff)) {
    for (let point = first; point <= last; point += 1) covered.add(point);
  }
  return {
    name,
    data: unpackWoff(woff),
    covers: (character) => covered.has(character.codePointAt(0) ?? 0),
  };
}

/**
 * Splits a text by the fonts that can write it, never within what is read as one character: a letter with its signs, or
 * an emoji of several. What none of them can write is left out, rather than shown as a box.
 */
export function runsOf(text: string, face: FaceName): Run[] {
  const runs: Run[] = [];
  for (const { segment } of characters.segment(text.normalize('NFC').replace(/\s+/g, ' '))) {
    const last = runs.at(-1);
    // A space belongs to the word before it, or each word of another script would be a run of its own. The one in the
    // font of emoji is as wide as they are.
    const staysWith = segment === ' ' && last && last.font !== 'emoji';
    const font = staysWith ? last.font : fontFor(segment, CHAINS[face]);
    if (font === undefined) continue;
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

function fontFor(character: string, chain: readonly FaceFile[]): FaceFile | undefined {
  const fonts = pdfFonts();
  const shapes = [...character.replace(JOINERS, '')];
  return shapes.length === 0 ? undefined : chain.find((name) => shapes.every((shape) => fonts[name].covers(shape)));
}
