import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { folderOf, removeAvatar } from './avatars';

/** Files younger than this may belong to an upload that is not committed yet, in milliseconds. */
const SAFE_AGE_MS = 60 * 60 * 1000;
/** Names that are looked up in one query. */
const BATCH = 500;
const NAME = /^([0-9a-f]{32})-\d+\.webp$/;

/**
 * Removes pictures that no profile names: those of a process that ended between a commit and its files. Without it the
 * picture of somebody who left could stay for good.
 */
export async function removeOrphanedAvatars(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const folder = folderOf(strapi);
  const batch = new Set<string>();
  for await (const name of oldAvatars(folder, now)) {
    batch.add(name);
    if (batch.size < BATCH) continue;
    await removeUnnamed(strapi, batch);
    batch.clear();
  }
  await removeUnnamed(strapi, batch);
}

async function* oldAvatars(folder: string, now: number): AsyncGenerator<string> {
  const directory = await opendir(folder).catch(() => null);
  if (!directory) return;
  for await (const { name } of directory) {
    const avatar = NAME.exec(name)?.[1];
    if (avatar === undefined) continue;
    const file = await stat(path.join(folder, name)).catch(() => null);
    if (file && now - file.mtimeMs > SAFE_AGE_MS) yield avatar;
  }
}

async function removeUnnamed(strapi: Core.Strapi, avatars: ReadonlySet<string>): Promise<void> {
  if (avatars.size === 0) return;
  const named: string[] = await strapi.db
    .connection('profiles')
    .whereIn('avatar', [...avatars])
    .pluck('avatar');
  const kept = new Set(named);
  for (const avatar of avatars) if (!kept.has(avatar)) await removeAvatar(strapi, avatar);
}
