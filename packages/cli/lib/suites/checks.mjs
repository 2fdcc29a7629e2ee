import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { cms, root, strapiBin } from '../paths.mjs';
import { run } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { serverVariables } from '../server.mjs';
import { typeChecks } from '../type-checks.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */

/** Everything that is wrong or right without running the product, each counted as one test. @type {Suite[]} */
export const checkSuites = [
  check('format', () => npmScript('format:check')),
  check('lint', () => npmScript('lint')),
  ...typeChecks().map(({ name, args }) => check(`types ${name}`, () => run(process.execPath, args, { cwd: root }))),
  check('unused code', () => npmScript('unused')),
  check('generated types', checkGeneratedTypes),
];

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work rejects with the reason
 * @returns {Suite}
 */
function check(name, work) {
  return {
    name,
    run: async () => {
      try {
        await work();
        return { passed: 1, failed: 0 };
      } catch (error) {
        console.error(error instanceof Refusal ? error.message : error);
        return { passed: 0, failed: 1 };
      }
    },
  };
}

/**
 * Runs a script of the root package.json, without npm's own lines.
 * @param {string} name
 */
async function npmScript(name) {
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const [tool = '', ...args] = String(scripts[name]).split(' ');
  const bin = join(root, 'node_modules/.bin', process.platform === 'win32' ? `${tool}.cmd` : tool);
  await run(bin, args, { cwd: root });
}

/** The committed types must be those that Strapi writes for the committed schemas. */
async function checkGeneratedTypes() {
  const scratch = mkdtempSync(join(tmpdir(), 'society-types-'));
  try {
    const environment = { port: 1337, host: '127.0.0.1', dataDir: scratch, demo: false, production: false };
    const env = serverVariables({ ...environment, databaseUrl: undefined, publicUrl: undefined }, process.env);
    await run(process.execPath, [strapiBin, 'ts:generate-types', '--out-dir', relative(cms, scratch), '--silent'], {
      cwd: cms,
      env,
    });
    const fresh = join(scratch, 'generated');
    const stale = readdirSync(fresh).filter((name) => {
      const committed = join(cms, 'types/generated', name);
      return readFileSync(join(fresh, name), 'utf8') !== readIfThere(committed);
    });
    if (stale.length > 0) {
      throw new Refusal(
        `cms/types/generated/${stale.join(', ')}: run "npm run types:generate --prefix cms" and commit.`,
      );
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
