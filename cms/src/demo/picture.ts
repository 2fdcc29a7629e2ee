import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

/** A drawing on its way to the media library. */
interface Picture {
  /** File name without its ending; a picture of that name is stored once. */
  name: string;
  svg: string;
  alternativeText: string;
}

interface UploadService {
  upload: (request: {
    data: { fileInfo: { name: string; alternativeText: string; caption: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<{ id: number }[]>;
}

/** Marks what was invented, for whoever looks through the media library (design §8). */
const CAPTION = 'Demo data';
const WEBP_QUALITY = 82;

/**
 * Stores a drawing as WebP through Strapi's own upload, so that smaller renditions are made and an editor can replace
 * it like any other picture.
 * @returns the id of the stored file, for a media field
 */
export async function storePicture(strapi: Core.Strapi, { name, svg, alternativeText }: Picture): Promise<number> {
  const fileName = `${name}.webp`;
  const stored = await strapi.db.query('plugin::upload.file').findOne({ where: { name: fileName, caption: CAPTION } });
  if (stored) return Number(stored.id);

  const folder = await mkdtemp(path.join(tmpdir(), 'demo-picture-'));
  try {
    const filepath = path.join(folder, fileName);
    const { size } = await sharp(Buffer.from(svg)).webp({ quality: WEBP_QUALITY }).toFile(filepath);
    const uploads: UploadService = strapi.plugin('upload').service('upload');
    const [file] = await uploads.upload({
      data: { fileInfo: { name: fileName, alternativeText, caption: CAPTION } },
      files: { filepath, originalFilename: fileName, mimetype: 'image/webp', size },
    });
    if (!file) throw new Error(`The picture ${fileName} was not stored.`);
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
