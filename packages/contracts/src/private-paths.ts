import { PRIVATE_PATHS } from './joined/tables.js';

/*
 * Apart from the paths, which every page of the portal runs on: tables of capabilities would come along with them.
 */

/** Beginnings of the addresses that show each person something else, or hold a secret: no search engine reads them. */
export { PRIVATE_PATHS };
