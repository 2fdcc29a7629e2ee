import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cms, root } from './paths.mjs';
import { npm } from './processes.mjs';
import { step } from './progress.mjs';

/**
 * One entry of a lockfile.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 */

/** Installs the packages of portal and tools, where what stands in node_modules is not what the lockfile says. */
export async function installTools() {
  if (!isInstalled(root)) await step('Installing the packages of portal and tools', () => install(root));
}

/** Installs the packages of the CMS likewise. */
export async function installCms() {
  if (!isInstalled(cms)) await step('Installing the packages of the CMS (some minutes)', () => install(cms));
}

/** @param {string} project */
async function install(project) {
  const command = existsSync(join(project, 'package-lock.json')) ? 'ci' : 'install';
  // The checkout builds itself, in production too.
  await npm([command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], project);
}

/**
 * npm writes `node_modules/.package-lock.json` last, so it tells both what is there and that npm finished.
 * @param {string} project
 */
export function isInstalled(project) {
  const wanted = readLock(join(project, 'package-lock.json'));
  const present = readLock(join(project, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || optional) return true;
    // A package of the checkout itself has no version there, only its place.
    return link ? existsSync(join(project, path)) : present[path]?.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readLock(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
