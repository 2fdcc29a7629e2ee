import type { Data, Modules } from '@strapi/strapi';
import { fromMinorUnits, SETTINGS_DEFAULTS, type AgendaEntry, type Event, type EventDetail } from 'contracts';

import type { CalendarEvent } from '../../platform/calendar/event-calendar';
import { idsOf } from '../../shared/present-id';
import { presentImage } from '../../shared/present-image';
import { presentTime } from '../../shared/stored-time';
import { presentQuestion } from './present-question';

/** What the presenter of lists needs to have loaded. */
export const eventPopulate = { image: true } as const;
/** What the presenter of one event needs to have loaded. */
export const eventDetailPopulate = { image: true, agenda: true, questions: true } as const;

type Uid = 'api::event.event';
type LoadedEvent = Modules.Documents.Result<Uid, { populate: typeof eventPopulate }>;
type LoadedEventDetail = Modules.Documents.Result<Uid, { populate: typeof eventDetailPopulate }>;

/** Names the fields that leave the server. A price is stored in minor units of its own currency (design §6). */
export function presentEvent(event: LoadedEvent): Event {
  const currency = event.currency ?? SETTINGS_DEFAULTS.currency;
  return {
    ...idsOf(event),
    title: event.title ?? '',
    description: event.description ?? '',
    category: event.category ?? 'other',
    format: event.format ?? 'In-Person',
    startsAt: presentTime(event.startsAt),
    endsAt: presentTime(event.endsAt),
    location: event.location ?? '',
    image: presentImage(event.image),
    registrationLink: event.registrationLink || null,
    ticketPrice: fromMinorUnits(event.ticketPrice ?? 0, currency),
    currency,
  };
}

/** Names the fields of an event that reach calendars. */
export function presentCalendarEvent(event: Omit<LoadedEvent, 'image'>): CalendarEvent {
  return {
    _id: event.documentId,
    title: event.title ?? '',
    description: event.description ?? '',
    category: event.category ?? 'other',
    startsAt: presentTime(event.startsAt),
    endsAt: presentTime(event.endsAt),
    location: event.location ?? '',
    organizer: event.organizer ?? '',
    updatedAt: presentTime(event.updatedAt),
    isCancelled: !event.isPublished,
  };
}

/** Names the fields of an event on its own page that leave the server. Who proposed it is not among them. */
export function presentEventDetail(event: LoadedEventDetail): EventDetail {
  return {
    ...presentEvent(event),
    organizer: event.organizer ?? '',
    agenda: (event.agenda ?? []).map(presentAgendaEntry),
    capacity: event.capacity ?? null,
    waitlist: event.waitlist ?? true,
    cancelUntil: presentTime(event.cancelUntil ?? event.startsAt),
    questions: (event.questions ?? []).map(presentQuestion),
    paymentNote: event.paymentNote ?? '',
    ticketsFrom: event.ticketsFrom ? presentTime(event.ticketsFrom) : null,
    recap: event.recap ?? '',
    updatedAt: presentTime(event.updatedAt),
  };
}

/** Names the fields of an entry of an agenda that leave the server. */
export function presentAgendaEntry({ time, title, speaker }: Data.Component<'shared.agenda-entry'>): AgendaEntry {
  return { time: time ?? '', title: title ?? '', speaker: speaker ?? '' };
}
