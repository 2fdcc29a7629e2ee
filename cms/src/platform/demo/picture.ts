import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

import { storeFile } from './stored-file';

/** A drawing on its way to the media library. */
interface Picture {
  /** File name without its ending; a picture of that name is stored once. */
  name: string;
  svg: string;
  alternativeText: string;
}

const WEBP_QUALITY = 82;

/**
 * Stores a drawing as WebP; smaller renditions are made of it.
 * @returns the id of the stored file, for a media field
 */
export function storePicture(strapi: Core.Strapi, { name, svg, alternativeText }: Picture): Promise<number> {
  return storeFile(strapi, {
    fileName: `${name}.webp`,
    mimetype: 'image/webp',
    alternativeText,
    write: async (filepath) => {
      const { size } = await sharp(Buffer.from(svg)).webp({ quality: WEBP_QUALITY }).toFile(filepath);
      return size;
    },
  });
}
