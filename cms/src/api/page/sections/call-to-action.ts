import { presentLink } from '../../../shared/present-link';
import type { SectionPresenter } from './section-presenter';

/** Asks visitors to do something (site §2.2, festival block). */
export const callToAction: SectionPresenter<'sections.call-to-action'> = {
  populate: { populate: { links: true } },
  present: (block, { key }) => ({
    component: 'sections.call-to-action',
    key,
    title: block.title ?? '',
    text: block.text ?? '',
    links: (block.links ?? []).map(presentLink),
  }),
};
