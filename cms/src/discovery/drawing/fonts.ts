import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { coverageOf, unpackWoff } from './woff';

interface Face {
  /** Name by which the text's font is chosen. */
  family: string;
  /** File of the package, without its ending. */
  file: string;
}

/**
 * The faces of the portal, which its pages load in one variable file each; here as single weights. Devanagari comes
 * last: it stands in for what the others cannot write.
 */
const FACES: Readonly<Record<'display' | 'displayExtended' | 'text' | 'textExtended' | 'devanagari', Face>> = {
  display: {
    family: 'Bricolage Grotesque Bold',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal',
  },
  displayExtended: {
    family: 'Bricolage Grotesque Bold',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal',
  },
  text: { family: 'Instrument Sans', file: 'instrument-sans/files/instrument-sans-latin-400-normal' },
  textExtended: { family: 'Instrument Sans', file: 'instrument-sans/files/instrument-sans-latin-ext-400-normal' },
  devanagari: { family: 'Mukta Bold', file: 'mukta/files/mukta-devanagari-700-normal' },
};

/** The two faces that a text may be written in. */
export type FaceName = 'display' | 'text';

export interface Fonts {
  family: (face: FaceName) => string;
  /** All files: whatever one of them lacks is taken from the others. */
  files: readonly string[];
  /** Leaves out what none of them can write, which would show as a box. */
  writable: (text: string) => string;
}

let unpacked: Fonts | undefined;

/** The fonts as files that text can be drawn with, unpacked when first asked for and gone with the process. */
export function fonts(): Fonts {
  return (unpacked ??= unpack());
}

function unpack(): Fonts {
  const folder = mkdtempSync(path.join(tmpdir(), 'society-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const covered = new Set<number>();
  const files = Object.entries(FACES).map(([name, { file }]) => {
    const woff = readFileSync(require.resolve(`@fontsource/${file}.woff`));
    for (const [first, last] of coverageOf(woff)) {
      for (let point = first; point <= last; point += 1) covered.add(point);
    }
    const target = path.join(folder, `${name}.ttf`);
    writeFileSync(target, unpackWoff(woff));
    return target;
  });
  return {
    family: (face) => FACES[face].family,
    files,
    writable: (text) =>
      [...text.normalize('NFC').replace(/\s+/g, ' ')]
        .filter((character) => covered.has(character.codePointAt(0) ?? 0))
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
  };
}
