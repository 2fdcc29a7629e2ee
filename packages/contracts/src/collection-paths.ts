import { withQuery } from './with-query.js';

/** Pages of the types that people made in the Content-Type Builder. @param type its name in addresses */
export const collectionPaths = {
  all: (type: string, query: { search?: string; by?: string; page?: number } = {}) =>
    withQuery(`/c/${encodeURIComponent(type)}`, query),
  one: (type: string, id: string) => `/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
} as const;
