import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { removeLeftOvers } from './dev/compile.mjs';
import { cms, strapiBin } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';
import { serverVariables } from './server.mjs';

/**
 * Writes the types of the content types, by Strapi's own command: it compiles the server even where its types are not
 * right yet, as those of a new type's files are not.
 */
export const generateTypes = () => step('Writing the types of the content types', generate);

async function generate() {
  const scratch = mkdtempSync(join(tmpdir(), 'society-types-'));
  try {
    removeLeftOvers();
    await run(process.execPath, [strapiBin, 'ts:generate-types', '--silent'], { cwd: cms, env: variablesFor(scratch) });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Writes the same for the schemas of what has been built, into `generated` of a folder.
 * @param {string} folder
 * @param {string} [app] the folder of the built CMS
 */
export async function writeBuiltTypes(folder, app = cms) {
  const script = join(app, 'dist/src/commands/generate-types.js');
  await run(process.execPath, [script, relative(app, folder)], { cwd: app, env: variablesFor(folder) });
}

/** @param {string} dataDir */
const variablesFor = (dataDir) => {
  const environment = { port: 1337, host: '127.0.0.1', dataDir, demo: false, production: false };
  return serverVariables({ ...environment, databaseUrl: undefined, publicUrl: undefined }, process.env);
};
