import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { fingerprint } from './fingerprint.mjs';

let folder = '';
const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(folder, name), text);
const take = () => fingerprint([folder, join(folder, 'missing.json')]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'society-fingerprint-'));
  mkdirSync(join(folder, 'src'));
  write('src/a.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('changes with a file’s content, its name, and its going', () => {
  const seen = [take()];
  write('src/a.ts', 'two');
  seen.push(take());
  renameSync(join(folder, 'src/a.ts'), join(folder, 'src/b.ts'));
  seen.push(take());
  rmSync(join(folder, 'src/b.ts'));
  seen.push(take());
  expect(new Set(seen).size).toBe(4);
});

it('stays through what no build reads: products, dependencies, tests', () => {
  const before = take();
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'node_modules'));
  write('dist/a.js', 'built');
  write('node_modules/x.js', 'installed');
  write('src/a.test.ts', 'tested');
  write('tsconfig.tsbuildinfo', 'remembered');
  expect(take()).toBe(before);
});
