import { withQuery } from '../../with-query.js';

/* The console. */

/** @param resource last part of its address, such as `events` */
export const consoleApprove = (resource: string, id: string) =>
  `/api/admin/${resource}/${encodeURIComponent(id)}/approve`;
export const consoleReject = (resource: string, id: string) =>
  `/api/admin/${resource}/${encodeURIComponent(id)}/reject`;
export const console = () => '/api/admin';
/** @param resource last part of its address, such as `users`. @param query of its list, without the question mark */
export const consoleExport = (resource: string, query = '') => `/api/admin/${resource}.csv${query && `?${query}`}`;
export const consoleResources = () => '/api/admin/resources';
export const consoleDashboard = () => '/api/admin/dashboard';
/** @param days how far back, one of `TREND_DAYS` */
export const consoleTrends = (days: number) => `/api/admin/trends?days=${days}`;
export const consoleSettings = () => '/api/admin/settings';
/** @param type its name in addresses, such as `sponsors` */
export const consoleMade = (type: string) => `/api/admin/c/${type}`;
export const consolePublish = (resource: string, id: string) =>
  `/api/admin/${resource}/${encodeURIComponent(id)}/publish`;
/** @param locale the language, where it is not the site's own */
export const consoleUnpublish = (resource: string, id: string, locale?: string) =>
  withQuery(`/api/admin/${resource}/${encodeURIComponent(id)}/unpublish`, { locale });
export const consoleMedia = () => '/api/admin/media';
