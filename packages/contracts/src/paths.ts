/** Every address of the product, built in one place (site §2.1; API: shared surface of design §5). */

/** Pages of the portal. */
export const paths = {
  home: () => '/',
  section: (id: string) => `/#${id}`,
  events: (query: { search?: string; page?: number } = {}) => withQuery('/events', query),
  announcements: (query: { category?: string; page?: number } = {}) => withQuery('/announcements', query),
} as const;

/** Calls to the API. The same string is the cache key in the browser and the request in the server's render. */
export const api = {
  site: () => '/api/site',
  page: (slug: string) => `/api/pages/${encodeURIComponent(slug)}`,
  teamMembers: () => '/api/team-members',
  events: (query: { search?: string; filter?: string; category?: string; page?: number } = {}) =>
    withQuery('/api/events', query),
  announcements: (query: { category?: string; page?: number } = {}) => withQuery('/api/announcements', query),
} as const;

/** Appends the parameters that have a value, in alphabetical order: one address, one cache entry. Page 1 is no parameter. */
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === '' || (key === 'page' && value === 1)) continue;
    parameters.set(key, String(value));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
