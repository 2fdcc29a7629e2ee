/*
 * Calls to the API (shared surface of design §5): the same string is the cache key in the browser and the request in the
 * server's render. A file for each feature, so that a page fetches only what it calls. See `api.ts`.
 */
export * from './api/account.js';
export * from './api/console.js';
export * from './api/member-events.js';
export * from './api/notifications.js';
export * from './api/people.js';
export * from './api/session.js';
export * from './api/site.js';
