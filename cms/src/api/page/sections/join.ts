import type { SectionPresenter } from './section-presenter';

/** Invites to sign in or to register (site §2.2, festival block). */
export const join: SectionPresenter<'sections.join'> = {
  populate: true,
  present: (block, { key }) => ({
    component: 'sections.join',
    key,
    title: block.title ?? '',
    text: block.text ?? '',
  }),
};
