import { join, resolve } from 'node:path';

/** The checkout. */
export const root = resolve(import.meta.dirname, '../../..');
/** Strapi's npm project, a dependency tree of its own. */
export const cms = join(root, 'cms');
/** Where tests and benches leave their reports. */
export const testOutput = join(root, '.test-output');
/** Strapi's command line, as installed. */
export const strapiBin = join(cms, 'node_modules/@strapi/strapi/bin/strapi.js');
