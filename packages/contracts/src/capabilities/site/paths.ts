import { FESTIVAL_SLUG, HOME_SLUG } from './slugs.js';

export const home = () => '/';
export const section = (id: string) => `/#${id}`;
export const innokshetra = () => '/innokshetra';
/** A page that editors composed. Two of them live elsewhere: the landing page and the festival's. */
export const page = (slug: string) => {
  if (slug === HOME_SLUG) return home();
  return slug === FESTIVAL_SLUG ? innokshetra() : `/p/${encodeURIComponent(slug)}`;
};
