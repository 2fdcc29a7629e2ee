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
/** @param type its name in addresses, such as `sponsors` */
export const consoleMade = (type: string) => `/api/admin/c/${type}`;
export const consolePublish = (resource: string, id: string) =>
  `/api/admin/${resource}/${encodeURIComponent(id)}/publish`;
export const consoleUnpublish = (resource: string, id: string) =>
  `/api/admin/${resource}/${encodeURIComponent(id)}/unpublish`;
export const consoleMedia = () => '/api/admin/media';
