import { withQuery } from '../../with-query.js';
import type { DirectorySort } from './values.js';

export const alumniDirectory = (
  query: {
    search?: string;
    graduationYear?: number;
    industry?: string;
    location?: string;
    sort?: DirectorySort;
    page?: number;
  } = {},
) => withQuery('/alumni/directory', query);
export const person = (id: string) => `/alumni/directory/${encodeURIComponent(id)}`;
export const networking = (list?: string, page?: number) => withQuery('/networking', { list, page });
