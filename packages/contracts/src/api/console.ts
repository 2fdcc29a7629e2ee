/* The console. */

export const consoleApproveEvent = (id: string) => `/api/admin/events/${encodeURIComponent(id)}/approve`;
export const consoleRejectEvent = (id: string) => `/api/admin/events/${encodeURIComponent(id)}/reject`;
export const console = () => '/api/admin';
export const consoleAnnouncements = () => '/api/admin/announcements';
export const consoleAnnouncement = (id: string) => `/api/admin/announcements/${encodeURIComponent(id)}`;
export const consoleContactMessages = () => '/api/admin/contact-messages';
export const consoleDashboard = () => '/api/admin/dashboard';
export const consoleSettings = () => '/api/admin/settings';
