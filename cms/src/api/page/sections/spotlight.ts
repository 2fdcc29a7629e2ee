import { spotlightService } from '../../spotlight/public';
import type { SectionPresenter } from './section-presenter';

/** Alumni who agreed to be presented. It reads their profiles, so a page with it changes when they do. */
export const spotlight: SectionPresenter<'sections.spotlight'> = {
  populate: true,
  present: async (block, { strapi, key }) => ({
    component: 'sections.spotlight',
    key,
    title: block.title ?? '',
    subtitle: block.subtitle ?? '',
    people: await spotlightService({ strapi }).list(),
  }),
};
