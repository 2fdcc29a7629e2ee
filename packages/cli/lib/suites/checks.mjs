import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeBuiltTypes } from '../generate-types.mjs';
import { cms, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { typeCheck } from '../type-checks.mjs';
import { logOf } from './suite.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */

/** What ESLint reads. */
const CODE = /\.(ts|tsx|js|mjs)$/;
const anything = () => true;
/**
 * Linted each by itself: one process for all keeps the types of every app in memory to its end, and takes half as long
 * again to walk through them. The rest of the checkout is one part.
 */
const APPS = ['portal', 'admin', 'cms'];

/**
 * Everything that is wrong or right without running the product, each counted as one test. Of a change, only the files
 * that it touched are looked at where a file is looked at by itself.
 * @type {Suite[]}
 */
export const checkSuites = [
  ...APPS.map((app) => ({
    ...lint(`lint ${app}`, (file) => file.startsWith(`${app}/`), [app]),
    isEarly: app !== 'cms',
  })),
  lint('lint', (file) => !APPS.some((app) => file.startsWith(`${app}/`)), [
    ...APPS.flatMap((app) => ['--ignore-pattern', `${app}/`]),
    '.',
  ]),
  check(
    'types',
    (file) => /\.(ts|tsx|mjs|json)$/.test(file),
    () => run(process.execPath, typeCheck(), { cwd: root }),
  ),
  check('folders', (file) => CODE.test(file), checkFolders),
  check('generated types', (file) => file.startsWith('cms/'), checkGeneratedTypes),
  check(
    'unused code',
    (file) => CODE.test(file) || file.endsWith('package.json'),
    () => npmScript('unused'),
  ),
  check('format', anything, (changed) => npmScript('format:check', changed)),
];

/**
 * @param {string} name
 * @param {Suite['reachedBy']} reachedBy
 * @param {(changed: string[] | undefined) => Promise<unknown>} work rejects with the reason
 * @returns {Suite}
 */
function check(name, reachedBy, work) {
  return {
    name,
    reachedBy,
    run: async ({ changed }) => {
      try {
        await work(changed);
        return { passed: 1, failed: 0 };
      } catch (error) {
        writeFileSync(logOf(name), error instanceof Error ? error.message : String(error));
        if (!(error instanceof Refusal)) console.error(error);
        return { passed: 0, failed: 1 };
      }
    },
  };
}

/**
 * The lint of a part of the checkout.
 * @param {string} name
 * @param {(file: string) => boolean} isPart
 * @param {string[]} part all of it, as ESLint is told
 */
function lint(name, isPart, part) {
  /** @param {string} file */
  const isRead = (file) => CODE.test(file) && isPart(file);
  return check(name, isRead, (changed) => npmScript('lint', changed?.filter(isRead) ?? part));
}

/**
 * Runs a script of the root package.json, without npm's own lines.
 * @param {string} name
 * @param {string[]} [files] instead of the whole checkout, which is the script's last word
 */
async function npmScript(name, files) {
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const [tool = '', ...args] = String(scripts[name]).split(' ');
  const bin = join(root, 'node_modules/.bin', process.platform === 'win32' ? `${tool}.cmd` : tool);
  await run(bin, files ? [...args.slice(0, -1), ...files] : args, { cwd: root });
}

/** No folder of the three apps leads back to itself. */
async function checkFolders() {
  // A fresh clone has no compiler yet.
  const { circlesIn } = await import('./circles.mjs');
  const circles = ['cms/src', 'portal/src', 'admin/src'].flatMap((tree) =>
    circlesIn(join(root, tree)).map((circle) => `${tree}: ${circle.join(', ')} lead to each other.`),
  );
  if (circles.length > 0) throw new Refusal(circles.join('\n'));
}

/** The committed types must be those that Strapi writes for the schemas of the server, which has been built from here. */
async function checkGeneratedTypes() {
  const scratch = mkdtempSync(join(tmpdir(), 'society-types-'));
  try {
    await writeBuiltTypes(scratch);
    const fresh = join(scratch, 'generated');
    const stale = readdirSync(fresh).filter((name) => {
      const committed = join(cms, 'types/generated', name);
      return readFileSync(join(fresh, name), 'utf8') !== readIfThere(committed);
    });
    if (stale.length > 0) {
      throw new Refusal(`cms/types/generated/${stale.join(', ')}: run "npm run generate" and commit.`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
