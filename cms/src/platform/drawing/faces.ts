import { readFileSync } from 'node:fs';

interface Face {
  /** Name by which the text's font is chosen. */
  family: string;
  /** File of the package, without its ending. */
  file: string;
}

/**
 * The faces of the portal, which its pages load in one variable file each; here as single weights. Devanagari and emoji
 * come last: they stand in for what the others cannot write.
 */
export const FACES = {
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
  emoji: { family: 'Noto Emoji', file: 'noto-emoji/files/noto-emoji-emoji-400-normal' },
} as const satisfies Record<string, Face>;
export type FaceFile = keyof typeof FACES;

/** The two faces that a text may be written in. */
export type FaceName = 'display' | 'text';

/** The font of a face, as its package has it. */
export const readFace = (name: FaceFile): Buffer =>
  readFileSync(require.resolve(`@fontsource/${FACES[name].file}.woff`));
