/** What stands in lists of people for "there is no photograph" (site §4). */
const NO_PHOTO: readonly string[] = ['', 'na', 'js'];

/** The two forms in which shared drives name a file; an id has 10 characters or more (site §4). */
const SHARED_FILE = /^https?:\/\/(?:drive|docs)\.google\.com\/(?:open\?(?:.*&)?id=|file\/d\/)([\w-]{10,})/i;

/** Width in which a shared drive is asked for a photograph, in pixels. */
const PHOTO_WIDTH_PX = 1000;

/**
 * Where a photograph is to be loaded from, given what someone entered for it (site §4): nothing for an empty value,
 * "na" or "js"; the direct view address for a link to a file on a shared drive; any other value as it is.
 * The drive's full file may not be shown on other sites since 2024, hence its rendition of a fixed width.
 */
export function photoAddress(entered: string | null | undefined): string | null {
  const value = entered?.trim() ?? '';
  if (NO_PHOTO.includes(value.toLowerCase())) return null;
  const id = SHARED_FILE.exec(value)?.[1];
  return id ? `https://drive.google.com/thumbnail?id=${id}&sz=w${PHOTO_WIDTH_PX}` : value;
}
