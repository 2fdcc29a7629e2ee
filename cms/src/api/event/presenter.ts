import type { Modules } from '@strapi/strapi';
import { fromMinorUnits, SETTINGS_DEFAULTS, type Event } from 'contracts';

import { presentImage } from '../../shared/present-image';

/** What the presenter needs to have loaded. */
export const eventPopulate = { image: true } as const;

type LoadedEvent = Modules.Documents.Result<'api::event.event', { populate: typeof eventPopulate }>;

/** Names the fields that leave the server. A price is stored in minor units of its own currency (design §6). */
export function presentEvent(event: LoadedEvent): Event {
  const currency = event.currency ?? SETTINGS_DEFAULTS.currency;
  return {
    _id: event.documentId,
    title: event.title ?? '',
    description: event.description ?? '',
    category: event.category ?? 'other',
    format: event.format ?? 'In-Person',
    startsAt: new Date(event.startsAt ?? 0).toISOString(),
    endsAt: new Date(event.endsAt ?? 0).toISOString(),
    location: event.location ?? '',
    image: presentImage(event.image),
    registrationLink: event.registrationLink || null,
    ticketPrice: fromMinorUnits(event.ticketPrice ?? 0, currency),
    currency,
  };
}
