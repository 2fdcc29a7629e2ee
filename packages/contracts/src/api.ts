/**
 * The addresses of the API as one thing (shared surface of design §5): the same string is the cache key in the browser
 * and the request in the server's render. A namespace rather than an object: a bundle takes only those that it calls.
 */
export * as api from './joined/api.js';
