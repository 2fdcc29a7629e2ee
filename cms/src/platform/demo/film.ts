import { copyFile, stat } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

import { storeFile } from './stored-file';

/**
 * Stores a WebM film.
 * @param source where it lies
 * @returns the id of the stored file, for a media field
 */
export function storeFilm(strapi: Core.Strapi, name: string, source: string): Promise<number> {
  return storeFile(strapi, {
    fileName: `${name}.webm`,
    mimetype: 'video/webm',
    // It runs silently behind words, which say everything.
    alternativeText: '',
    write: async (filepath) => {
      await copyFile(source, filepath);
      return (await stat(filepath)).size;
    },
  });
}
