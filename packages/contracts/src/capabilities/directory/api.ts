import { withQuery } from '../../with-query.js';
import type { DirectorySort } from './values.js';

/* Other members. */

export const directory = (
  query: {
    search?: string;
    graduationYear?: number;
    industry?: string;
    location?: string;
    sort?: DirectorySort;
    page?: number;
  } = {},
) => withQuery('/api/alumni/directory', query);
export const directoryFilters = () => '/api/alumni/directory/filters';
export const person = (id: string) => `/api/alumni/directory/${encodeURIComponent(id)}`;
export const personMessage = (id: string) => `/api/alumni/directory/${encodeURIComponent(id)}/message`;
export const connect = (profileId: string) => `/api/alumni/connect/${encodeURIComponent(profileId)}`;
export const connections = (query: { list?: string; page?: number } = {}) => withQuery('/api/connections', query);
export const connectionSuggestions = () => '/api/connections/suggestions';
/** DELETE withdraws a request, or ends a connection or a block. */
export const connection = (id: string) => `/api/connections/${encodeURIComponent(id)}`;
export const acceptConnection = (id: string) => `/api/connections/${encodeURIComponent(id)}/accept`;
export const declineConnection = (id: string) => `/api/connections/${encodeURIComponent(id)}/decline`;
export const block = (profileId: string) => `/api/connections/block/${encodeURIComponent(profileId)}`;
export const spotlight = () => '/api/alumni/spotlight';
