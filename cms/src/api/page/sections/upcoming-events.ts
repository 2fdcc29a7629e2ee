import { eventService } from '../../event/public';
import type { SectionPresenter } from './section-presenter';

/** How many events the section shows. A draft may hold any number, as Strapi checks it when a page is published. */
const COUNT = { min: 1, max: 12, default: 3 };
const within = (count: number) => Math.min(COUNT.max, Math.max(COUNT.min, count));

/** The next events of the calendar (site §2.2, festival block). What is next changes with the clock. */
export const upcomingEvents: SectionPresenter<'sections.upcoming-events'> = {
  populate: true,
  present: async (block, { strapi, key }) => ({
    component: 'sections.upcoming-events',
    key,
    title: block.title ?? '',
    subtitle: block.subtitle ?? '',
    events: await eventService({ strapi }).listNext(within(block.count ?? COUNT.default)),
  }),
};
