import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { forgetServerBuild } from '../build.mjs';
import { cms } from '../paths.mjs';
import { Refusal } from '../refusal.mjs';
import { filesBelow } from './changes.mjs';

/** What the server is made of. */
export const serverSources = ['src', 'config'].map((name) => join(cms, name));
const dist = join(cms, 'dist');
/** Compiled by others: the panel, tests, declarations. */
const NOT_SERVER = /^src\/admin\/|\.test\.ts$|\.d\.ts$/;

/**
 * Compiles what of the CMS is newer than its compiled file, each file by itself: seconds less than checking all types,
 * which is done beside it. Nothing is written unless all of it can be read.
 * @param {readonly string[]} [files] those that have changed, whatever their times say; else all are compared
 * @throws {import('../refusal.mjs').Refusal} for a file that cannot be read as what it is
 */
export async function compile(files) {
  const { default: ts } = await import('typescript');
  const sources = [...filesBelow(serverSources)].filter(([file]) => isSource(file));
  const stale = files ? files.filter((file) => existsSync(file) && isSource(file)) : staleOf(sources);
  const gone = leftOvers();
  if (stale.length === 0 && gone.length === 0) return;
  const outputs = stale.map((file) => {
    const text = readFileSync(file, 'utf8');
    return /** @type {const} */ ([
      outputOf(file),
      file.endsWith('.json') ? readJson(file, text) : transpile(ts, file, text),
    ]);
  });
  forgetServerBuild();
  gone.forEach(removeWithFolder);
  for (const [file, text] of outputs) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {[file: string, time: number][]} sources */
function staleOf(sources) {
  const compiled = filesBelow([dist]);
  return sources.filter(([file, time]) => (compiled.get(outputOf(file)) ?? 0) < time).map(([file]) => file);
}

/** @param {string} file */
const isSource = (file) => /\.(ts|json)$/.test(file) && !NOT_SERVER.test(relative(cms, file));

/** Where a source of the server is compiled to. @param {string} file */
export const outputOf = (file) => join(dist, relative(cms, file)).replace(/\.ts$/, '.js');

/** Whether a compiled file has lost its source: Strapi loads whatever stands in its folders. @param {string} file */
function isLeftOver(file) {
  const source = join(cms, relative(dist, file));
  return !existsSync(source) && !existsSync(source.replace(/\.js$/, '.ts'));
}

const leftOvers = () => [...filesBelow(['src', 'config'].map((name) => join(dist, name))).keys()].filter(isLeftOver);

/** Removes what is compiled of files that are gone, such as those of a type that somebody deleted. */
export const removeLeftOvers = () => leftOvers().forEach(removeWithFolder);

/** Strapi takes an empty folder for a type without its schema. @param {string} file */
function removeWithFolder(file) {
  rmSync(file);
  for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

/**
 * @param {string} file
 * @param {string} text
 */
function readJson(file, text) {
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new Refusal(`${relative(cms, file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param {import('typescript')} ts
 * @param {string} file
 * @param {string} text
 */
function transpile(ts, file, text) {
  const { config } = ts.readConfigFile(join(cms, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, cms);
  const compilerOptions = { ...options, inlineSourceMap: true };
  const { outputText, diagnostics = [] } = ts.transpileModule(text, {
    compilerOptions,
    fileName: file,
    reportDiagnostics: true,
  });
  const [fault] = diagnostics;
  if (fault) {
    const { line, character } = ts.getLineAndCharacterOfPosition(
      ts.createSourceFile(file, text, options.target ?? 9),
      fault.start ?? 0,
    );
    throw new Refusal(
      `${relative(cms, file)}:${line + 1}:${character + 1}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`,
    );
  }
  return outputText;
}
