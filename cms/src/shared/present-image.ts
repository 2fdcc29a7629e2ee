import type { Data } from '@strapi/strapi';
import type { Image } from 'contracts';
import { z } from 'zod';

import { versionedUrl } from './versioned-url';

const renditions = z.record(z.string(), z.object({ url: z.string(), width: z.number().int().positive() })).catch({});

/**
 * Names the fields of a picture of the media library that leave the server.
 * @returns null without a picture, and for a file whose size in pixels is not known
 */
export function presentImage(file: Data.ContentType<'plugin::upload.file'> | null | undefined): Image | null {
  if (!file?.url || !file.width || !file.height) return null;
  const versioned = (url: string) => versionedUrl(url, file.updatedAt);
  const sources = Object.values(renditions.parse(file.formats ?? {}))
    .map(({ url, width }) => ({ url: versioned(url), width }))
    .sort((one, other) => one.width - other.width);
  return { url: versioned(file.url), alt: file.alternativeText ?? '', width: file.width, height: file.height, sources };
}
