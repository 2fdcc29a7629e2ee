import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { cms, root } from './paths.mjs';

/**
 * The built CMS with some files more, or others, as the Content-Type Builder would have left them, for tests. Its code
 * is a copy, as Strapi follows no links there; all else is the product's own.
 * @param {Readonly<Record<string, string | ((now: string) => string)>>} files what stands in `dist/src`, by path; a
 * function is given what stands there now
 * @returns {{ folder: string, remove: () => void }} the folder that a server can be started from
 */
export function extendApp(files) {
  const place = mkdtempSync(join(tmpdir(), 'society-app-'));
  const folder = join(place, basename(cms));
  linkAll(root, place, basename(cms));
  linkAll(cms, folder, 'dist');
  linkAll(join(cms, 'dist'), join(folder, 'dist'), 'src');
  const code = join(folder, 'dist/src');
  cpSync(join(cms, 'dist/src'), code, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(code, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof text === 'string' ? text : text(readFileSync(file, 'utf8')));
  }
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/**
 * Links everything in a folder from another one.
 * @param {string} from
 * @param {string} to
 * @param {string} except
 */
function linkAll(from, to, except) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== except) symlinkSync(join(from, name), join(to, name));
  }
}

/**
 * A type as the Content-Type Builder makes it: its schema, and the three files of its REST API.
 * @param {string} singular
 * @param {object} schema
 * @returns {Record<string, string>}
 */
export function madeType(singular, schema) {
  const factory = (/** @type {string} */ kind) =>
    `'use strict';\nconst { factories } = require('@strapi/strapi');\n` +
    `module.exports = factories.createCore${kind}('api::${singular}.${singular}');\n`;
  const api = `api/${singular}`;
  return {
    [`${api}/content-types/${singular}/schema.json`]: JSON.stringify(schema),
    [`${api}/controllers/${singular}.js`]: factory('Controller'),
    [`${api}/routes/${singular}.js`]: factory('Router'),
    [`${api}/services/${singular}.js`]: factory('Service'),
  };
}
