import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { cms, root, strapiBin } from './paths.mjs';
import { npm, run } from './processes.mjs';
import { step } from './progress.mjs';

/**
 * Something that is built from sources in the checkout.
 * @typedef {object} Artifact
 * @property {string} title what the step says
 * @property {string} stamp where the fingerprint of the last build is kept
 * @property {string[]} inputs files and folders that the result depends on
 * @property {() => Promise<unknown>} build
 */

const packages = join(root, 'packages');
const contractsInputs = [
  join(packages, 'contracts'),
  join(root, 'tsconfig.base.json'),
  join(root, 'package-lock.json'),
];
/** What the browser builds of portal and console share. */
const browserInputs = [...['theme', 'ui', 'vite-plugins'].map((name) => join(packages, name)), ...contractsInputs];
const demoDataInputs = [join(packages, 'demo-data'), ...contractsInputs];
const panelInputs = ['src/admin', 'config/admin.ts', 'config/plugins.ts', 'package-lock.json'].map((path) =>
  join(cms, path),
);
const serverInputs = ['src', 'config', 'types', 'tsconfig.json', 'package-lock.json'].map((path) => join(cms, path));

/** @type {Artifact} */
const contracts = workspaceArtifact('contracts', 'what the apps agree on', contractsInputs);
/** @type {Artifact} */
const demoData = workspaceArtifact('demo-data', 'the demo data', demoDataInputs);

/** @type {Artifact} */
const portal = {
  title: 'Building the portal',
  stamp: join(root, 'portal/dist/.fingerprint'),
  inputs: [join(root, 'portal'), ...browserInputs],
  build: async () => {
    rmSync(join(root, 'portal/dist'), { recursive: true, force: true });
    await npm(['run', 'build', '--workspace', 'portal'], root, forBrowsers());
  },
};

/** @type {Artifact} */
const consoleBuild = {
  title: 'Building the console',
  stamp: join(root, 'admin/dist/.fingerprint'),
  inputs: [join(root, 'admin'), ...browserInputs],
  build: async () => {
    rmSync(join(root, 'admin/dist'), { recursive: true, force: true });
    await npm(['run', 'build', '--workspace', 'admin'], root, forBrowsers());
  },
};

/** Vite believes the caller's NODE_ENV: with another one it would bundle what is for development. */
const forBrowsers = () => ({ ...process.env, NODE_ENV: 'production' });

/** Strapi's build compiles the server as well. @type {Artifact} */
const panel = {
  title: 'Building the Strapi panel (about a minute)',
  stamp: join(cms, 'dist/build/.fingerprint'),
  inputs: panelInputs,
  build: async () => {
    rmSync(join(cms, 'dist'), { recursive: true, force: true });
    // Strapi reads the whole configuration to build, and makes the folders that it names.
    const dataDir = mkdtempSync(join(tmpdir(), 'society-panel-build-'));
    try {
      await run(process.execPath, [strapiBin, 'build', '--silent'], { cwd: cms, env: panelBuildEnvironment(dataDir) });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    writeStamp(server.stamp, fingerprint(server.inputs));
  },
};

/** @type {Artifact} */
const server = {
  title: 'Compiling the server',
  stamp: join(cms, 'dist/.fingerprint'),
  inputs: [...serverInputs, ...demoDataInputs],
  build: async () => {
    removeServerFiles();
    await run(process.execPath, [join(cms, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], { cwd: cms });
  },
};

/**
 * @param {string} name
 * @param {string} what
 * @param {string[]} inputs
 * @returns {Artifact}
 */
function workspaceArtifact(name, what, inputs) {
  const dist = join(packages, name, 'dist');
  return {
    title: `Compiling ${what}`,
    stamp: join(dist, '.fingerprint'),
    inputs,
    build: async () => {
      rmSync(dist, { recursive: true, force: true });
      await npm(['run', 'build', '--workspace', name], root);
    },
  };
}

/** Says that what the server is compiled to is no longer what its build has made. */
export const forgetServerBuild = () => rmSync(server.stamp, { force: true });

/** A source file that is gone must not live on compiled: Strapi loads whatever stands in its folders. */
function removeServerFiles() {
  const dist = join(cms, 'dist');
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) if (name !== 'build') rmSync(join(dist, name), { recursive: true });
}

/**
 * The panel's bundle holds no secret and no address, so those of the caller stay out of its making.
 * @param {string} dataDir
 */
function panelBuildEnvironment(dataDir) {
  const { PUBLIC_URL: _publicUrl, DATABASE_URL: _databaseUrl, ...env } = process.env;
  return { ...env, DATA_DIR: dataDir, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
}

/** What the server needs to serve everything, in the order in which it is built. */
export const everything = [contracts, demoData, portal, consoleBuild, panel, server];
/** What is built with the CMS's own packages. */
export const ofCms = [panel, server];
/** What the development servers do not build themselves. */
export const forDevelopment = [contracts, demoData, panel];
/** The packages that others import from their `dist`, which type checks and unit tests need. */
export const packagesOnly = [contracts, demoData];

/**
 * Whether the last build of all these was made from what stands there now.
 * @param {Artifact[]} artifacts
 */
export function isFresh(artifacts) {
  return artifacts.every(({ stamp, inputs }) => readStamp(stamp) === fingerprint(inputs));
}

/**
 * Builds whatever is older than its sources.
 * @param {Artifact[]} artifacts
 */
export async function buildStale(artifacts) {
  for (const { title, stamp, inputs, build } of artifacts) {
    const wanted = fingerprint(inputs);
    if (readStamp(stamp) === wanted) continue;
    await step(title, build);
    writeStamp(stamp, wanted);
  }
}
