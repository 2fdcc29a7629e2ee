/*
 * Joins what the capabilities say into what the apps import. Each folder of `src/capabilities` is a capability; a file of
 * one of the names below goes into the whole of its name, and any other into the index. What this writes, into
 * `src/joined`, is never edited and not committed: `npm run build` makes it first.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), 'src');
const joined = join(source, 'joined');

/** Files whose exports make up a namespace: `api`, `messages`, `paths`. A bundle takes only what it names. */
const NAMESPACES = ['api.ts', 'paths.ts', 'sentences.ts'];
/** Objects of one entry a kind, and lists: each capability's part has the file's own name, in camel case. */
const TABLES = [
  { file: 'notification-kinds.ts', part: 'notificationKinds', whole: 'NOTIFICATION_KINDS', brackets: '{}' },
  { file: 'private-paths.ts', part: 'privatePaths', whole: 'PRIVATE_PATHS', brackets: '[]' },
];

const files = readdirSync(join(source, 'capabilities'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();
const isNamed = (/** @type {string} */ file, /** @type {string} */ name) => file.endsWith(`/${name}`);
const addressOf = (/** @type {string} */ file) => `'../capabilities/${file.replace(/ts$/, 'js')}'`;

/** @param {string[]} parts */
const exported = (parts) => parts.map((file) => `export * from ${addressOf(file)};`);

/** @param {typeof TABLES[number]} table */
function composed({ file: name, part, whole, brackets }) {
  const parts = files.filter((file) => isNamed(file, name));
  const spread = parts.map((_, index) => `...part${index}`).join(', ');
  return [
    ...parts.map((file, index) => `import { ${part} as part${index} } from ${addressOf(file)};`),
    `export const ${whole} = ${brackets[0]} ${spread} ${brackets[1]} as const;`,
  ];
}

/** @param {string} name @param {string[]} lines */
const write = (name, lines) => writeFileSync(join(joined, name), `${lines.join('\n')}\n`);

rmSync(joined, { recursive: true, force: true });
mkdirSync(joined);
for (const name of NAMESPACES) write(name, exported(files.filter((file) => isNamed(file, name))));
for (const table of TABLES) write(table.file, composed(table));
const apart = [...NAMESPACES, ...TABLES.map(({ file }) => file)];
write('index.ts', exported(files.filter((file) => !apart.some((name) => isNamed(file, name)))));
