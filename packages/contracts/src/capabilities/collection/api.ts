import { withQuery } from '../../with-query.js';

export const collection = (type: string, query: { search?: string; by?: string; page?: number } = {}) =>
  withQuery(`/api/c/${encodeURIComponent(type)}`, query);
export const collectionRecord = (type: string, id: string) =>
  `/api/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
export const consoleContentTypes = () => '/api/admin/content-types';
/** @param name its name in addresses, such as `sponsors` */
export const consoleContentType = (name: string) => `/api/admin/content-types/${encodeURIComponent(name)}`;
