import type { Data } from '@strapi/strapi';
import type { Image } from 'contracts';
import { z } from 'zod';

const renditions = z.record(z.string(), z.object({ url: z.string(), width: z.number().int().positive() })).catch({});

/**
 * Names the fields of a picture of the media library that leave the server.
 * @returns null without a picture, and for a file whose size in pixels is not known
 */
export function presentImage(file: Data.ContentType<'plugin::upload.file'> | null | undefined): Image | null {
  if (!file?.url || !file.width || !file.height) return null;
  // Replacing a file keeps its address; with the version behind it, browsers may keep the picture for good.
  const versioned = (url: string) => `${url}?v=${new Date(file.updatedAt ?? 0).getTime().toString(36)}`;
  const sources = Object.values(renditions.parse(file.formats ?? {}))
    .map(({ url, width }) => ({ url: versioned(url), width }))
    .sort((one, other) => one.width - other.width);
  return { url: versioned(file.url), alt: file.alternativeText ?? '', width: file.width, height: file.height, sources };
}
