import { linesOf } from '../../../shared/lines-of';
import { presentImage } from '../../../shared/present-image';
import type { SectionPresenter } from './section-presenter';

/** Who the society is (site §2.2, about). Editors write one activity a line. */
export const about: SectionPresenter<'sections.about'> = {
  populate: { populate: { image: true } },
  present: (block, { key }) => ({
    component: 'sections.about',
    key,
    title: block.title ?? '',
    intro: block.intro ?? '',
    image: presentImage(block.image),
    missionTitle: block.missionTitle ?? '',
    mission: block.mission ?? '',
    visionTitle: block.visionTitle ?? '',
    vision: block.vision ?? '',
    activitiesTitle: block.activitiesTitle ?? '',
    activities: linesOf(block.activities),
  }),
};
