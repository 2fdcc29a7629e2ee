import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

/** A file on its way to the media library. */
interface NewFile {
  /** With its ending; a file of that name is stored once. */
  fileName: string;
  mimetype: string;
  alternativeText: string;
  /** Makes the file at a path. @returns its size in bytes */
  write: (filepath: string) => Promise<number>;
}

interface UploadService {
  upload: (request: {
    data: { fileInfo: { name: string; alternativeText: string; caption: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<{ id: number }[]>;
}

/** Marks what was invented, for whoever looks through the media library (design §8). */
const CAPTION = 'Demo data';

/**
 * Stores a file through Strapi's own upload, so that an editor can replace it like any other.
 * @returns the id of the stored file, for a media field
 */
export async function storeFile(strapi: Core.Strapi, file: NewFile): Promise<number> {
  const { fileName, mimetype, alternativeText, write } = file;
  const stored = await strapi.db.query('plugin::upload.file').findOne({ where: { name: fileName, caption: CAPTION } });
  if (stored) return Number(stored.id);

  const folder = await mkdtemp(path.join(tmpdir(), 'demo-file-'));
  try {
    const filepath = path.join(folder, fileName);
    const size = await write(filepath);
    const uploads: UploadService = strapi.plugin('upload').service('upload');
    const [uploaded] = await uploads.upload({
      data: { fileInfo: { name: fileName, alternativeText, caption: CAPTION } },
      files: { filepath, originalFilename: fileName, mimetype, size },
    });
    if (!uploaded) throw new Error(`The file ${fileName} was not stored.`);
    return uploaded.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
