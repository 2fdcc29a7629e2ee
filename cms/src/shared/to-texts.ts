/** A stored list of texts; what an owner of the panel may have made of it besides texts is left out. */
export function toTexts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [];
}
