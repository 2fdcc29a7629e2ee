import { FACES, readFace, type FaceFile, type FaceName } from '../discovery/drawing/faces';
import { coverageOf, unpackWoff } from '../discovery/drawing/woff';

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
  display: ['display', 'displayExtended', 'devanagari'],
  text: ['text', 'textExtended', 'devanagari'],
};

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

/** Splits a text by the fonts that can write it. What none of them can is left out, rather than shown as a box. */
export function runsOf(text: string, face: FaceName): Run[] {
  const fonts = pdfFonts();
  const runs: Run[] = [];
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const last = runs.at(-1);
    // A space belongs to the word before it, or each word of another script would be a run of its own.
    const font = character === ' ' && last ? last.font : CHAINS[face].find((name) => fonts[name].covers(character));
    if (font === undefined) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
