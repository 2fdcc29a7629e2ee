import { presentImage } from '../../../shared/present-image';
import { festivalService } from '../../festival/public';
import type { SectionPresenter } from './section-presenter';

/** The opening of the festival's page; name, days and registration link are the festival's own (site §2.2). */
export const festivalHero: SectionPresenter<'sections.festival-hero'> = {
  populate: { populate: { image: true } },
  present: async (block, { strapi, key }) => ({
    component: 'sections.festival-hero',
    key,
    tagline: block.tagline ?? '',
    description: block.description ?? '',
    image: presentImage(block.image),
    festival: (await festivalService({ strapi }).current()).festival,
  }),
};
