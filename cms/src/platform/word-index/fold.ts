/** Longest word that is kept for searching, in characters. */
const WORD_MAX_CHARS = 40;

/** Accents of Latin letters, taken apart. Vowel signs of Indian scripts are no accents and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
/** What parts words: all but letters, their signs, digits, and the signs of C++ and C#. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}+#]+/u;

/**
 * A text as it is compared: without case and accents, single spaces. It is done here rather than by the databases,
 * which differ in it.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The distinct words of texts, folded, in the order in which they stand. */
export function wordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).split(BETWEEN_WORDS));
  return [...new Set(words.filter(Boolean).map((word) => [...word].slice(0, WORD_MAX_CHARS).join('')))];
}

/** The words that a search asks for: one that begins another says nothing more than the other does. */
export function searchWords(search: string): string[] {
  const words = wordsOf(search);
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** The end of the range, in the order of UTF-8, of all words that begin with one. */
export const afterPrefix = (word: string): string => `${word}\u{10FFFF}`;
