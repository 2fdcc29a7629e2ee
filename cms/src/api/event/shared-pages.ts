import { formatMoment, shareImages } from 'contracts';

import { nullWhenMissing, type SharedPages } from '../../platform/features/share-image';
import eventService from './services/event';

/** The pictures of events. */
export const sharedEvents: SharedPages = {
  kind: 'events',
  list: { name: 'events', title: 'Events' },
  async find(strapi, site, id) {
    const event = await eventService({ strapi }).one(id).catch(nullWhenMissing);
    if (!event) return null;
    const { timeZone } = site.settings;
    const time = formatMoment(event.startsAt, timeZone);
    const kicker = [time, event.location].filter(Boolean).join(' · ');
    return { address: shareImages.event(site, event), title: event.title, kicker };
  },
};
