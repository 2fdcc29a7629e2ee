import { fingerprint } from '../../fingerprint.js';
import type { Site } from './site.js';

/**
 * Sizes of the site's icon, in pixels: browser tabs, Apple's home screen, the manifest's two. `maskable` leaves room
 * for the shapes that phones cut icons into.
 */
export const ICONS = ['32', '180', '192', '512', 'maskable-512'] as const;
export type IconName = (typeof ICONS)[number];

/** Address of an icon, drawn from the site's logo. It ends with the logo's version, so that it may be kept for good. */
export function iconPath({ logo }: Pick<Site, 'logo'>, icon: IconName): string {
  return `/icons/${icon}.png?v=${fingerprint([logo?.url ?? ''])}`;
}
