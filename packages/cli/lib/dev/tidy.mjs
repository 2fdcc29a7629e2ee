import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/**
 * Writes schemas the way all files of the checkout are written where the Content-Type Builder has written them in its
 * own: what was there stays in its place, so that a field that is added is a few lines to commit. When they were written
 * stays as it was: nothing that they say has changed.
 * @param {readonly string[]} files which may be gone
 * @param {(file: string) => string} keptAt where a file is kept as it was before
 */
export async function tidySchemas(files, keptAt) {
  for (const file of files.filter((name) => name.endsWith('.json') && existsSync(name))) {
    const text = readFileSync(file, 'utf8');
    const schema = parsed(text);
    if (schema === undefined || text !== `${JSON.stringify(schema, null, 2)}\n`) continue;
    const kept = existsSync(keptAt(file)) ? parsed(readFileSync(keptAt(file), 'utf8')) : undefined;
    const { format, resolveConfig } = await import('prettier');
    const { atime, mtime } = statSync(file);
    const options = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(JSON.stringify(inOrderOf(kept, schema)), options));
    utimesSync(file, atime, mtime);
  }
}

/**
 * @param {string} text
 * @returns {unknown} undefined where it is no JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The same value with its keys in the order of another one; new keys come last.
 * @param {unknown} before
 * @param {unknown} value
 * @returns {unknown}
 */
function inOrderOf(before, value) {
  if (!isRecord(value)) return value;
  const known = isRecord(before) ? before : {};
  const keys = [
    ...Object.keys(known).filter((key) => key in value),
    ...Object.keys(value).filter((key) => !(key in known)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(known[key], value[key])]));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
