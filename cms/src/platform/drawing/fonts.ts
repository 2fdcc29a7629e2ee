import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { FACES, readFace, type FaceFile, type FaceName } from './faces';
import { coverageOf, unpackWoff } from './woff';

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
  const files = (Object.keys(FACES) as FaceFile[]).map((name) => {
    const woff = readFace(name);
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
