export const consoleContactMessage = (id: string) => `/admin/contact-messages/${encodeURIComponent(id)}`;
