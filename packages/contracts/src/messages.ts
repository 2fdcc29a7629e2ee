/**
 * Sentences that people read, to the letter of the documents (site §5, §8; admin §8; member §8), so that server, portal
 * and console agree. A namespace rather than an object: a bundle takes only those that it says.
 */
export * as messages from './joined/sentences.js';
