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
export const consoleSettings = () => '/api/admin/settings';
