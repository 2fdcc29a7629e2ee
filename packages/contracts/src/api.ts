/** The addresses of the API as one thing. A namespace rather than an object: a bundle takes only those that it calls. */
export * as api from './api-paths.js';
