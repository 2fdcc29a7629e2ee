import { paths } from 'contracts';

import type { SectionPresenter } from './section-presenter';

/** Cards of the society's regular events; each leads to a search of the calendar for its name (site §2.2, events). */
export const eventCards: SectionPresenter<'sections.event-cards'> = {
  populate: { populate: { cards: true } },
  present: (block, { key }) => ({
    component: 'sections.event-cards',
    key,
    heading: block.heading ?? '',
    title: block.title ?? '',
    cards: (block.cards ?? []).map(({ name, description }) => ({
      name: name ?? '',
      description: description ?? '',
      href: paths.events({ search: name ?? '' }),
    })),
  }),
};
