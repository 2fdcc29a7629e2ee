import type { Image } from 'contracts';
import { AVATAR_PIXELS } from 'contracts';

/** Where avatars are served, and kept below the public folder. */
export const AVATARS_PATH = '/uploads/avatars';
/** Edges of the squares that are kept of an avatar, in pixels, smallest first. */
export const AVATAR_WIDTHS = [96, 192, AVATAR_PIXELS] as const;

/** Name of the file of one width. @param avatar the random name that a profile keeps */
export const avatarFile = (avatar: string, width: number): string => `${avatar}-${width}.webp`;

/**
 * A profile's picture on the wire. It stands beside the name that it belongs to, so it says nothing of its own.
 * @param avatar the column of the profile; null without a picture
 */
export function presentAvatar(avatar: string | null): Image | null {
  if (avatar === null) return null;
  const urlOf = (width: number) => `${AVATARS_PATH}/${avatarFile(avatar, width)}`;
  return {
    url: urlOf(AVATAR_PIXELS),
    alt: '',
    width: AVATAR_PIXELS,
    height: AVATAR_PIXELS,
    sources: AVATAR_WIDTHS.filter((width) => width < AVATAR_PIXELS).map((width) => ({ url: urlOf(width), width })),
  };
}
