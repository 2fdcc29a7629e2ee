import { withQuery } from '../../with-query.js';

export const alumniDirectory = (
  query: { search?: string; graduationYear?: number; industry?: string; location?: string; page?: number } = {},
) => withQuery('/alumni/directory', query);
export const person = (id: string) => `/alumni/directory/${encodeURIComponent(id)}`;
export const networking = (list?: string, page?: number) => withQuery('/networking', { list, page });
