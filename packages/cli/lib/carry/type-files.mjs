import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../processes.mjs';

/** A type or a component that the Content-Type Builder writes. */
const SCHEMA = /^cms\/src\/(?:api\/[^/]+\/content-types\/([^/]+)\/schema|components\/[^/]+\/([^/]+))\.json$/;
/** The rest of what it writes of a type. */
const API = /^cms\/src\/api\/([^/]+)\/(?:content-types|controllers|routes|services)\//;
const GENERATED = /^cms\/types\/generated\//;

/** The file that stands as it is, rather than as some commit has it. */
const HERE = null;

/**
 * Runs git.
 * @param {string} folder of the checkout
 * @param {...string} args
 */
export const git = (folder, ...args) => run('git', args, { cwd: folder });

/**
 * What the Content-Type Builder has written since the last commit: types, components, and fields that a type of the
 * product has got.
 * @param {string} folder of the checkout
 * @returns {Promise<string[]>} paths within it
 */
export async function typeFiles(folder) {
  const status = await git(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all');
  const paths = status.split('\0').filter(Boolean);
  return paths.map((line) => line.slice(3)).filter((path) => isTypeFile(folder, path));
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isTypeFile(folder, path) {
  if (SCHEMA.test(path) || GENERATED.test(path)) return true;
  const feature = API.exec(path)?.[1];
  // The code of a feature is no file of the Builder's.
  return feature !== undefined && !existsSync(join(folder, 'cms/src/api', feature, 'feature.ts'));
}

/**
 * The types and components among files.
 * @param {readonly string[]} paths
 */
export const namesIn = (paths) => [...new Set(paths.flatMap((path) => nameOf(path) ?? []))].sort();

/** @param {string} path */
function nameOf(path) {
  const [, type, component] = SCHEMA.exec(path) ?? [];
  return type ?? component;
}

/**
 * What a database loses that goes from one state of the types to another: Strapi drops the column of a field that is
 * gone, with all that stands in it. A field that was renamed is one that is gone, and a new one.
 * @param {string} folder of the checkout
 * @param {{ from: string, to?: string, paths: readonly string[] }} states commits; what stands there, without `to`
 * @returns {Promise<string[]>} such as `sponsor.pitch`, or `sponsor` where nothing is left of it
 */
export async function losses(folder, { from, to, paths }) {
  const lost = [];
  for (const path of paths) {
    const name = nameOf(path);
    const before = name && (await schemaAt(folder, path, from));
    if (!before) continue;
    const after = await schemaAt(folder, path, to ?? HERE);
    if (!after || after.collectionName !== before.collectionName) lost.push(name);
    else {
      lost.push(...goneFrom(before.attributes ?? {}, after.attributes ?? {}).map((field) => `${name}.${field}`));
      if (before.options?.draftAndPublish && !after.options?.draftAndPublish) lost.push(`${name} (its drafts)`);
    }
  }
  return lost;
}

/** @typedef {{ type: string, components?: string[] } & Record<string, unknown>} Attribute */
/** @typedef {Record<string, Attribute>} Attributes */
/** @typedef {{ collectionName?: string, options?: { draftAndPublish?: boolean }, attributes?: Attributes }} Schema */

/** What else than its type says where the values of an attribute lie. */
const PLACES = ['relation', 'target', 'component', 'repeatable', 'multiple'];

/**
 * @param {Attributes} before
 * @param {Attributes} after
 */
const goneFrom = (before, after) =>
  Object.entries(before).flatMap(([field, was]) => {
    const now = after[field];
    if (now === undefined) return field;
    if (now.type !== was.type) return `${field} (${was.type} becomes ${now.type})`;
    if (PLACES.some((place) => now[place] !== was[place])) return `${field} (becomes another ${was.type})`;
    const gone = (was.components ?? []).filter((component) => !now.components?.includes(component));
    return gone.map((component) => `${field} (${component})`);
  });

/**
 * @param {string} folder
 * @param {string} path
 * @param {string | null} commit
 * @returns {Promise<Schema | undefined>}
 */
async function schemaAt(folder, path, commit) {
  try {
    const text =
      commit === HERE ? readFileSync(join(folder, path), 'utf8') : await git(folder, 'show', `${commit}:${path}`);
    return /** @type {Schema} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}
