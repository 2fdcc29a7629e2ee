import { INITIALS_MAX } from './limits.js';

/** First letters of up to the first two words, uppercased: the badge shown when a photograph is missing (site §4). */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, INITIALS_MAX)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** Cuts a text at a number of characters, at a whole word where one ends near, with an ellipsis. */
export function excerpt(text: string, maxChars: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxChars) return flat;
  const cut = flat.slice(0, maxChars);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxChars * 0.7 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
