import type { Event, EventFormat } from 'contracts';

const ATTENDANCE: Record<EventFormat, string> = {
  Virtual: 'https://schema.org/OnlineEventAttendanceMode',
  'In-Person': 'https://schema.org/OfflineEventAttendanceMode',
  Hybrid: 'https://schema.org/MixedEventAttendanceMode',
};

/** An event in schema.org's words. */
export function eventData(event: Event): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventAttendanceMode: ATTENDANCE[event.format],
    location: { '@type': event.format === 'Virtual' ? 'VirtualLocation' : 'Place', name: event.location },
    offers: { '@type': 'Offer', price: event.ticketPrice, priceCurrency: event.currency },
  };
}
