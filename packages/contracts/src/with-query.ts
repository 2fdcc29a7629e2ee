/** Appends the parameters that have a value, in alphabetical order: one address, one cache entry. Page 1 is no parameter. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === '' || (key === 'page' && value === 1)) continue;
    parameters.set(key, String(value));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
