import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How the first line of an API test says on which databases it runs. */
const TAG = /^\/\/ @databases (one|both)\n/;

const folder = fileURLToPath(new URL('../cms/tests/', import.meta.url));

/**
 * The API tests, by the databases that they run on: `both` where a query, a transaction, a race or a migration is what
 * is tested, else `one`, which is SQLite.
 * @returns {{ one: string[], both: string[] }} paths from the checkout
 * @throws {Error} that names each file whose first line does not say it
 */
export function apiFiles() {
  const found = { one: [], both: [] };
  const silent = [];
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (!name.endsWith('.test.ts')) continue;
    const [, tag] = TAG.exec(readFileSync(folder + name, 'utf8')) ?? [];
    (found[tag] ?? silent).push(`cms/tests/${name.replaceAll('\\', '/')}`);
  }
  if (silent.length > 0) {
    throw new Error(
      `${silent.join(', ')}: begin with "// @databases one" or "// @databases both", see CONTRIBUTING.md.`,
    );
  }
  return found;
}
