import { withQuery } from '../../with-query.js';

export const collection = (
  type: string,
  query: { search?: string; by?: string; page?: number; locale?: string } = {},
) => withQuery(`/api/c/${encodeURIComponent(type)}`, query);
/** @param locale the language, where it is not the site's own */
export const collectionRecord = (type: string, id: string, locale?: string) =>
  withQuery(`/api/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`, { locale });
export const consoleContentTypes = () => '/api/admin/content-types';
/** @param name its name in addresses, such as `sponsors` */
export const consoleContentType = (name: string) => `/api/admin/content-types/${encodeURIComponent(name)}`;
