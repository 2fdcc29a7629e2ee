import { presentImage } from '../../../shared/present-image';
import { presentLink } from '../../../shared/present-link';
import type { SectionPresenter } from './section-presenter';

/** The opening of a page (site §2.2, hero). Editors write one typed word a line. */
export const hero: SectionPresenter<'sections.hero'> = {
  populate: { populate: { image: true, links: true } },
  present: (block, { key }) => ({
    component: 'sections.hero',
    key,
    greeting: block.greeting ?? '',
    description: block.description ?? '',
    words: (block.words ?? '')
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
    image: presentImage(block.image),
    links: (block.links ?? []).map(presentLink),
  }),
};
