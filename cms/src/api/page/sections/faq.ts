import type { SectionPresenter } from './section-presenter';

/** Questions and answers (site §2.2, festival block; §3). */
export const faq: SectionPresenter<'sections.faq'> = {
  populate: { populate: { entries: true } },
  present: (block, { key }) => ({
    component: 'sections.faq',
    key,
    title: block.title ?? '',
    entries: (block.entries ?? []).map(({ question, answer }) => ({ question: question ?? '', answer: answer ?? '' })),
  }),
};
