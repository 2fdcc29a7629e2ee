import type { SectionPresenter } from './section-presenter';

/** The words around the contact form (site §2.2, contact). */
export const contact: SectionPresenter<'sections.contact'> = {
  populate: true,
  present: (block, { key }) => ({
    component: 'sections.contact',
    key,
    title: block.title ?? '',
    text: block.text ?? '',
    note: block.note ?? '',
  }),
};
