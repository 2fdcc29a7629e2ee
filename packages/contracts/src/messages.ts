/** The sentences as one thing. A namespace rather than an object: a bundle takes only those that it says. */
export * as messages from './sentences.js';
