import type { Image } from 'contracts';
import { z } from 'zod';

import { versionedUrl } from './versioned-url';

/** Files of our own media library, in whatever width. */
const OWN_MEDIA = /^\/uploads\/[\w.-]+$/;

const pixels = z.number().int().positive();
const ownUrl = z.string().regex(OWN_MEDIA);
const rendition = z.object({ url: ownUrl, width: pixels });

/** What an editor's text keeps of a picture of the media library. */
const storedImage = z.object({
  url: ownUrl,
  width: pixels,
  height: pixels,
  alternativeText: z.string().nullish(),
  updatedAt: z.union([z.string(), z.date()]).nullish(),
  formats: z.record(z.string(), z.unknown()).nullish(),
});

/** Whether an address is that of a file in our own media library; a version behind it says nothing. */
export const isOwnMedia = (url: string): boolean => OWN_MEDIA.test(withoutVersion(url));

/** The address under which a file is stored, of one that was presented. */
export const withoutVersion = (url: string): string => url.replace(/\?v=\w*$/, '');

/**
 * Names the fields of a picture in a text that leave the server.
 * @returns null for anything but a picture of our own media library whose size is known: another site's would tell it
 * who reads the page
 */
export function presentTextImage(value: unknown): Image | null {
  const parsed = storedImage.safeParse(value);
  if (!parsed.success) return null;
  const { url, width, height, alternativeText, updatedAt, formats } = parsed.data;
  const sources = Object.values(formats ?? {})
    .flatMap((format) => rendition.safeParse(format).data ?? [])
    .map((source) => ({ url: versionedUrl(source.url, updatedAt), width: source.width }))
    .sort((one, other) => one.width - other.width);
  return { url: versionedUrl(url, updatedAt), alt: alternativeText ?? '', width, height, sources };
}
