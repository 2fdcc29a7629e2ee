import { withQuery } from '../../with-query.js';

/** Pages of the types that people made in the Content-Type Builder. @param type its name in addresses */
export const collection = (type: string, query: { search?: string; by?: string; page?: number } = {}) =>
  withQuery(`/c/${encodeURIComponent(type)}`, query);
export const collectionRecord = (type: string, id: string) =>
  `/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
