import { paths, shareImages, type Event, type EventDetail, type EventFormat, type Site } from 'contracts';

import { breadcrumbData } from '../../lib/breadcrumbData';

const ATTENDANCE: Record<EventFormat, string> = {
  Virtual: 'https://schema.org/OnlineEventAttendanceMode',
  'In-Person': 'https://schema.org/OfflineEventAttendanceMode',
  Hybrid: 'https://schema.org/MixedEventAttendanceMode',
};

/**
 * An event in schema.org's words; none of one that has no place yet, without which search engines refuse it.
 * @param origin scheme and host of the site
 */
export function eventData(event: Event, origin: string): object[] {
  const url = origin + paths.event(event._id);
  const isOnline = event.format === 'Virtual';
  if (!isOnline && !event.location) return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...(event.description && { description: event.description }),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: ATTENDANCE[event.format],
    location: isOnline
      ? { '@type': 'VirtualLocation', name: event.location || url, url }
      : { '@type': 'Place', name: event.location, address: event.location },
    offers: { '@type': 'Offer', price: event.ticketPrice, priceCurrency: event.currency, url },
    url,
  };
  return [data];
}

/** An event on its own page in schema.org's words, and the way to it. @param origin scheme and host of the site */
export function eventDetailData(event: EventDetail, site: Site, origin: string): object[] {
  const society = { '@type': 'Organization', name: site.name, url: `${origin}/` };
  const pictures = [event.image && new URL(event.image.url, origin).href, origin + shareImages.event(site, event)];
  return [
    ...eventData(event, origin).map((data) => ({
      ...data,
      image: pictures.filter(Boolean),
      organizer: event.organizer
        ? { ...society, department: { '@type': 'Organization', name: event.organizer } }
        : society,
      ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
    })),
    breadcrumbData([
      [site.name, `${origin}/`],
      ['Events', origin + paths.events()],
      [event.title, origin + paths.event(event._id)],
    ]),
  ];
}
