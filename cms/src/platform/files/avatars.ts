import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { AVATAR_WIDTHS, AVATARS_PATH, avatarFile } from './present-avatar';
import type { SquarePictures } from './square-pictures';

/**
 * Pictures of people are no part of the media library, which editors choose the site's pictures from: they lie in a
 * folder of their own, under names that tell nothing, and the profile keeps the name.
 */
export const folderOf = (strapi: Core.Strapi): string => path.join(strapi.dirs.static.public, AVATARS_PATH);

/** Random bytes of a name: nobody comes across a picture by trying. */
const NAME_BYTES = 16;

/** Stores the squares of a picture. @returns their name, for the profile */
export async function storeAvatar(strapi: Core.Strapi, pictures: SquarePictures): Promise<string> {
  const folder = folderOf(strapi);
  await mkdir(folder, { recursive: true });
  const avatar = randomBytes(NAME_BYTES).toString('hex');
  try {
    for (const { width, webp } of pictures) {
      await writeFile(path.join(folder, avatarFile(avatar, width)), webp, { flag: 'wx' });
    }
  } catch (error) {
    await removeAvatar(strapi, avatar);
    throw error;
  }
  return avatar;
}

/** Removes a picture's files; those that are gone already are no fault. */
export async function removeAvatar(strapi: Core.Strapi, avatar: string): Promise<void> {
  const folder = folderOf(strapi);
  for (const width of AVATAR_WIDTHS) await rm(path.join(folder, avatarFile(avatar, width)), { force: true });
}

/** Removes a picture's files once the open transaction is committed, and leaves them alone if it is not. */
export async function removeAfterCommit(strapi: Core.Strapi, avatar: string): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(() => {
      removeAvatar(strapi, avatar).catch((error: unknown) => {
        strapi.log.error(`The files of the avatar ${avatar} could not be removed.`, { error });
      });
    });
  });
}
