import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import type { Site } from 'contracts';

const UPLOADED = /^\/uploads\/([\w.-]+)(?:\?|$)/;

/** The site's logo as it was uploaded; null without one, or where the file is not to be had. */
export async function readLogo(strapi: Core.Strapi, { logo }: Pick<Site, 'logo'>): Promise<Buffer | null> {
  const [, file] = UPLOADED.exec(logo?.url ?? '') ?? [];
  if (file === undefined) return null;
  try {
    return await readFile(path.join(strapi.dirs.static.public, 'uploads', file));
  } catch (error) {
    strapi.log.warn(`The logo ${file} could not be read, so icons show the product's mark. ${String(error)}`);
    return null;
  }
}
