import { MAP_ZOOM } from './limits.js';

/** Where the contact section's map comes from; the one foreign page that a page of ours may hold (site §7). */
export const MAP_ORIGIN = 'https://www.google.com';

/** Decimals of a degree that reach the map's service: about 100 m, which is as near as a map of a district needs. */
const DECIMALS = 3;

/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Address of a map to embed, around a place (site §2.2, contact; zoom: site §9). */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  const place = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
  return `${MAP_ORIGIN}/maps?q=${place}&z=${MAP_ZOOM}&output=embed`;
}
