/**
 * A short name for some texts, to tell versions apart; for nothing that must be hard to forge. Server and browser agree
 * on it to the letter (FNV-1a, 32 bits, in base 36).
 */
export function fingerprint(texts: readonly string[]): string {
  let hash = 2166136261;
  for (const character of JSON.stringify(texts)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0).toString(36);
}
