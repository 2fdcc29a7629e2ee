import { EVENT_CATEGORY_LABELS, paths, type EventDetail } from 'contracts';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';

import { HOUR_S } from '../../shared/seconds';
import { urnOf } from '../feeds/urn';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const MINUTE_MS = 60_000;

/** What iCalendar has no way to write; an editor may have pasted it without seeing it (RFC 5545 §3.1). */
// eslint-disable-next-line no-control-regex -- these are the very characters
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What a calendar knows of an event. */
export type CalendarEvent = Pick<
  EventDetail,
  '_id' | 'title' | 'description' | 'category' | 'startsAt' | 'endsAt' | 'location' | 'organizer' | 'updatedAt'
> & {
  /** It was taken back: calendars strike it out. */
  isCancelled?: boolean;
};

interface Surroundings {
  /** Scheme and host that visitors use. */
  origin: string;
  /** The society's name. */
  name: string;
}

/**
 * Writes an event as a file for calendars (iCalendar, RFC 5545). Its times are instants in UTC, which every calendar
 * shows in the zone of whoever looks. A calendar that has the event already takes the younger version of it.
 */
export function writeEventCalendar(event: CalendarEvent, surroundings: Surroundings): string {
  const calendar = emptyCalendar(surroundings);
  addEvent(calendar, event, surroundings);
  return write(calendar);
}

/** Writes what somebody registered for, as a calendar that follows it reads it again and again. */
export function writeFeedCalendar(events: readonly CalendarEvent[], surroundings: Surroundings): string {
  const calendar = emptyCalendar(surroundings)
    .name(clean(`${surroundings.name}: my events`).replace(/\s+/g, ' '))
    .ttl(HOUR_S);
  for (const event of events) addEvent(calendar, event, surroundings);
  return write(calendar);
}

/** Every line ends with CRLF, the last one too (RFC 5545 §3.1). */
const write = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`;

const emptyCalendar = ({ name }: Surroundings): ICalCalendar =>
  ical({
    prodId: { company: clean(name).replace(/\s+/g, ' '), product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  });

function addEvent(calendar: ICalCalendar, event: CalendarEvent, { origin }: Surroundings): void {
  const url = origin + paths.event(event._id);
  const changed = new Date(event.updatedAt);
  calendar.createEvent({
    id: urnOf(`event/${event._id}`),
    sequence: Math.floor(changed.getTime() / MINUTE_MS),
    stamp: changed,
    lastModified: changed,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: clean(event.title),
    description: clean([event.description, event.organizer, url].filter(Boolean).join('\n\n')),
    location: clean(event.location),
    categories: [{ name: EVENT_CATEGORY_LABELS[event.category] }],
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  });
}

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
