/*
 * Sentences that people read, to the letter of the documents (site §5, §8; admin §8; member §8). One place, so that
 * server, portal and console agree; a file for each feature, so that a page fetches only what its own may say.
 */
export * from './sentences/account.js';
export * from './sentences/announcements.js';
export * from './sentences/common.js';
export * from './sentences/console.js';
export * from './sentences/contact.js';
export * from './sentences/door.js';
export * from './sentences/events.js';
export * from './sentences/fields.js';
export * from './sentences/made-fields.js';
export * from './sentences/notifications.js';
export * from './sentences/people.js';
export * from './sentences/profiles.js';
