/*
 * Joins what the capabilities say into what the apps import. Each folder of `src/capabilities` is a capability; a file of
 * one of the names below goes into the whole of its name, and any other into the index. What this writes, into
 * `src/joined`, is never edited and not committed: `npm run build` makes it first.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), 'src');
const joined = join(source, 'joined');

/**
 * Files whose exports make up a namespace: `api`, `messages`, `paths`. A bundle takes only what it names, of each file
 * into one piece: what only members ask for stands apart, so that it is no part of a visitor's first one.
 */
const NAMESPACES = ['api.ts', 'paths.ts', 'sentences.ts'];
const APART = 'members-';
/** Objects and lists that are made of parts, by what a capability's `tables.ts` calls its own. */
const TABLES = { notificationKinds: ['NOTIFICATION_KINDS', '{', '}'], privatePaths: ['PRIVATE_PATHS', '[', ']'] };

const files = readdirSync(join(source, 'capabilities'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();
const isNamed = (/** @type {string} */ file, /** @type {string} */ name) =>
  file.endsWith(`/${name}`) || file.endsWith(`/${APART}${name}`);
const textOf = (/** @type {string} */ file) => readFileSync(join(source, 'capabilities', file), 'utf8');
const addressOf = (/** @type {string} */ file) => `'../capabilities/${file.replace(/ts$/, 'js')}'`;

/** @param {string[]} parts */
const exported = (parts) => parts.map((file) => `export * from ${addressOf(file)};`);

/** @param {string} part @param {string[]} table its name, and its brackets */
function composed(part, [whole, open, close]) {
  const parts = files.filter((file) => isNamed(file, 'tables.ts') && textOf(file).includes(`export const ${part} =`));
  return [
    ...parts.map((file, index) => `import { ${part} as ${part}${index} } from ${addressOf(file)};`),
    `export const ${whole} = ${open}${parts.map((_, index) => `...${part}${index}`).join(', ')}${close} as const;`,
  ];
}

/** @param {string} name @param {string[]} lines */
const write = (name, lines) => writeFileSync(join(joined, name), `${lines.join('\n')}\n`);

rmSync(joined, { recursive: true, force: true });
mkdirSync(joined);
for (const name of NAMESPACES) write(name, exported(files.filter((file) => isNamed(file, name))));
write(
  'tables.ts',
  Object.entries(TABLES).flatMap(([part, table]) => composed(part, table)),
);
const apart = [...NAMESPACES, 'tables.ts'];
write('index.ts', exported(files.filter((file) => !apart.some((name) => isNamed(file, name)))));
