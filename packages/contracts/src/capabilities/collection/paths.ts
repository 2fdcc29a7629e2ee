import { withQuery } from '../../with-query.js';

/** Pages of the types that people made in the Content-Type Builder. @param type its name in addresses */
export const collection = (
  type: string,
  query: { search?: string; by?: string; page?: number; locale?: string } = {},
) => withQuery(`/c/${encodeURIComponent(type)}`, query);
/** @param locale the language, where it is not the site's own */
export const collectionRecord = (type: string, id: string, locale?: string) =>
  withQuery(`/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`, { locale });
