import { linesOf } from '../../../shared/lines-of';
import { presentImage } from '../../../shared/present-image';
import { presentLink } from '../../../shared/present-link';
import { presentVideo } from '../../../shared/present-video';
import type { SectionPresenter } from './section-presenter';

/** The opening of a page (site §2.2, hero). Editors write one typed word a line. */
export const hero: SectionPresenter<'sections.hero'> = {
  populate: { populate: { image: true, video: true, links: true } },
  present: (block, { key }) => ({
    component: 'sections.hero',
    key,
    greeting: block.greeting ?? '',
    description: block.description ?? '',
    words: linesOf(block.words),
    image: presentImage(block.image),
    video: presentVideo(block.video),
    links: (block.links ?? []).map(presentLink),
  }),
};
