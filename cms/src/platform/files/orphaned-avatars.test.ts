import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { removeOrphanedAvatars } from './orphaned-avatars';

const NAMED = 'a'.repeat(32);
const ORPHAN = 'b'.repeat(32);
const FRESH = 'c'.repeat(32);
const HOUR_MS = 60 * 60 * 1000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'avatars-'));
  mkdirSync(path.join(folder, 'uploads/avatars'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As much of Strapi as the work needs: the folder, and a table of one profile. */
function server(): Core.Strapi {
  const profiles = {
    whereIn: (_column: string, names: string[]) => ({
      pluck: () => Promise.resolve(names.filter((name) => name === NAMED)),
    }),
  };
  return { dirs: { static: { public: folder } }, db: { connection: () => profiles } } as unknown as Core.Strapi;
}

function store(avatar: string, ageMs: number): void {
  for (const width of [96, 192, 512]) {
    const file = path.join(folder, 'uploads/avatars', `${avatar}-${width}.webp`);
    writeFileSync(file, 'x');
    utimesSync(file, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs));
  }
}

it('removes old files that no profile names, and no others', async () => {
  store(NAMED, 2 * HOUR_MS);
  store(ORPHAN, 2 * HOUR_MS);
  store(FRESH, HOUR_MS / 2);
  writeFileSync(path.join(folder, 'uploads/avatars/.gitkeep'), '');
  await removeOrphanedAvatars(server());
  const left = readdirSync(path.join(folder, 'uploads/avatars'));
  expect(left.filter((name) => name.startsWith(ORPHAN))).toEqual([]);
  expect(left).toHaveLength(7);
});

it('has nothing to do where nobody has a picture yet', async () => {
  rmSync(path.join(folder, 'uploads'), { recursive: true });
  await expect(removeOrphanedAvatars(server())).resolves.toBeUndefined();
});
