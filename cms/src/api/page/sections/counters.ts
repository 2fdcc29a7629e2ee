import type { SectionPresenter } from './section-presenter';

/** What the society has achieved, in numbers (site §2.2, festival block; §9). */
export const counters: SectionPresenter<'sections.counters'> = {
  populate: { populate: { items: true } },
  present: (block, { key }) => ({
    component: 'sections.counters',
    key,
    title: block.title ?? '',
    items: (block.items ?? []).map(({ value, suffix, label }) => ({
      value: value ?? 0,
      suffix: suffix ?? '',
      label: label ?? '',
    })),
  }),
};
