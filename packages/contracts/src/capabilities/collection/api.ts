export const consoleContentTypes = () => '/api/admin/content-types';
/** @param name its name in addresses, such as `sponsors` */
export const consoleContentType = (name: string) => `/api/admin/content-types/${encodeURIComponent(name)}`;
