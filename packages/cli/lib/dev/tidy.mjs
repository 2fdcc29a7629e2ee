import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/**
 * Writes schemas the way all files of the checkout are written where the Content-Type Builder has written them in its
 * own: what was there stays in its place and on its lines, so that a field that is added is a few lines to commit. When
 * they were written stays as it was: nothing that they say has changed.
 * @param {readonly string[]} files which may be gone
 * @param {(file: string) => string} keptAt where a file is kept as it was before
 */
export async function tidySchemas(files, keptAt) {
  for (const file of files.filter((name) => name.endsWith('.json') && existsSync(name))) {
    const text = readFileSync(file, 'utf8');
    const schema = parsed(text);
    if (schema === undefined || text !== `${JSON.stringify(schema, null, 2)}\n`) continue;
    const kept = existsSync(keptAt(file)) ? readFileSync(keptAt(file), 'utf8') : '{}';
    const [{ format, resolveConfig }, { default: ts }] = [await import('prettier'), await import('typescript')];
    const [before] = ts.createSourceFile(file, kept, ts.ScriptTarget.JSON, true).statements;
    const { atime, mtime } = statSync(file);
    const options = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(
      file,
      await format(
        laidOutAs(ts, before && ts.isExpressionStatement(before) ? before.expression : undefined, schema),
        options,
      ),
    );
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
 * A value as JSON, with its keys in the order of what stood there before, and new ones last. An object that began a line
 * for its first key does so again, which is how Prettier knows that it stays on several.
 * @param {import('typescript')} ts
 * @param {import('typescript').Expression | undefined} before
 * @param {unknown} value
 * @returns {string}
 */
function laidOutAs(ts, before, value) {
  if (!isRecord(value)) return JSON.stringify(value);
  const properties =
    before && ts.isObjectLiteralExpression(before) ? before.properties.filter(ts.isPropertyAssignment) : [];
  const known = new Map(properties.map(({ name, initializer }) => [/** @type {any} */ (name).text, initializer]));
  const keys = [
    ...[...known.keys()].filter((key) => key in value),
    ...Object.keys(value).filter((key) => !known.has(key)),
  ];
  const isBroken = before !== undefined && /^\{\s*\n/.test(before.getText());
  const entries = keys.map((key) => `${JSON.stringify(key)}: ${laidOutAs(ts, known.get(key), value[key])}`);
  return `{${isBroken ? '\n' : ''}${entries.join(', ')}}`;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
