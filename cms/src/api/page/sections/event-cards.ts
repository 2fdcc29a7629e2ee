import { paths } from 'contracts';

import { presentImage } from '../../../shared/present-image';
import { eventService } from '../../event/public';
import type { SectionPresenter } from './section-presenter';

/**
 * Cards of the society's regular events (site §2.2, events). “View More” leads to the event of that name, or to a
 * search of the calendar for it when there are several or none (design §8).
 */
export const eventCards: SectionPresenter<'sections.event-cards'> = {
  populate: { populate: { cards: { populate: { image: true } } } },
  present: async (block, { strapi, key }) => ({
    component: 'sections.event-cards',
    key,
    heading: block.heading ?? '',
    title: block.title ?? '',
    cards: await Promise.all(
      (block.cards ?? []).map(async ({ name, description, image }) => {
        const id = name ? await eventService({ strapi }).onlyOneCalled(name) : null;
        return {
          name: name ?? '',
          description: description ?? '',
          image: presentImage(image),
          href: id === null ? paths.events({ search: name ?? '' }) : paths.event(id),
        };
      }),
    ),
  }),
};
