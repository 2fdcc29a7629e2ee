import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is no source: what is built or kept, and what an editor puts beside a file while it writes. */
const IGNORED = /^(node_modules|dist|\..*)$|~$|\.tsbuildinfo$/;

/**
 * The files below some folders, by when each was written. Files are looked at again and again instead of being watched:
 * folders that appear with files in them, as the Content-Type Builder makes them, are lost by watching, and looking at a
 * thousand takes some milliseconds.
 * @param {readonly string[]} places folders and files
 * @returns {Map<string, number>} in milliseconds
 */
export function filesBelow(places) {
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @param {string} path */
  const add = (path) => {
    const status = statSync(path, { throwIfNoEntry: false });
    if (status?.isFile()) found.set(path, status.mtimeMs);
    else if (status) for (const name of namesIn(path)) if (!IGNORED.test(name)) add(join(path, name));
  };
  for (const place of places) add(place);
  return found;
}

/**
 * Notices changes below some folders.
 * @param {readonly string[]} places
 */
export function lookAt(places) {
  let known = filesBelow(places);
  let last = known;
  return {
    /**
     * What was written, made or deleted since it was asked the last time; nothing while it is still going on.
     * @returns {string[]}
     */
    changed() {
      const now = filesBelow(places);
      const isBusy = differences(last, now).length > 0;
      last = now;
      if (isBusy) return [];
      const changed = differences(known, now);
      known = now;
      return changed;
    },
    /** Takes what stands there for known. */
    forget() {
      last = known = filesBelow(places);
    },
  };
}

/**
 * @param {Map<string, number>} before
 * @param {Map<string, number>} after
 */
function differences(before, after) {
  const gone = [...before.keys()].filter((file) => !after.has(file));
  return [...gone, ...[...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file)];
}

/** A folder may go while it is looked at. @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
