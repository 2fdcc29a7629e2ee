/** Longest name of a stored file without its ending, in characters. */
const MAX_CHARS = 90;

/**
 * What a file is called, by its own name without what could mean something elsewhere.
 * @param ending that of the name, such as `.pdf`, whatever it had before
 * @param otherwise the name of one that has none
 */
export function plainName(name: string, ending: `.${string}`, otherwise: string): string {
  const plain = name
    .replace(/\.(?:pdf|jpe?g|png|gif|webp)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .trim();
  // By whole characters: half of one is none.
  return `${Array.from(plain).slice(0, MAX_CHARS).join('') || otherwise}${ending}`;
}
