import { EVENT_CATEGORY_LABELS, paths, type EventDetail } from 'contracts';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar, type ICalEvent } from 'ical-generator';

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

export interface Surroundings {
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
  return writeCalendar(calendar);
}

/** Writes what somebody registered for, as a calendar that follows it reads it again and again. */
export function writeFeedCalendar(events: readonly CalendarEvent[], surroundings: Surroundings): string {
  const calendar = emptyCalendar(surroundings)
    .name(clean(`${surroundings.name}: my events`).replace(/\s+/g, ' '))
    .ttl(HOUR_S);
  for (const event of events) addEvent(calendar, event, surroundings);
  return writeCalendar(calendar);
}

/** Every line ends with CRLF, the last one too (RFC 5545 §3.1). */
export const writeCalendar = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`;

/** A calendar without entries. */
export const emptyCalendar = ({ name }: Surroundings): ICalCalendar =>
  ical({
    prodId: { company: clean(name).replace(/\s+/g, ' '), product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  });

/** What stands in a calendar. */
interface CalendarEntry {
  /** Tells it from all others, such as `event/<its id>`. */
  name: string;
  changed: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
}

/** @returns the entry, for what is more to be said of it */
export function addToCalendar(calendar: ICalCalendar, entry: CalendarEntry): ICalEvent {
  const { name, changed, start, end, summary, description, location, url } = entry;
  return calendar.createEvent({
    id: urnOf(name),
    sequence: Math.floor(changed.getTime() / MINUTE_MS),
    stamp: changed,
    lastModified: changed,
    ...{ start, end, url },
    summary: clean(summary),
    description: clean(description),
    location: clean(location),
    status: ICalEventStatus.CONFIRMED,
  });
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent, { origin }: Surroundings): void {
  const url = origin + paths.event(event._id);
  const entry = addToCalendar(calendar, {
    name: `event/${event._id}`,
    changed: new Date(event.updatedAt),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.title,
    description: [event.description, event.organizer, url].filter(Boolean).join('\n\n'),
    location: event.location,
    url,
  });
  entry.createCategory({ name: EVENT_CATEGORY_LABELS[event.category] });
  if (event.isCancelled) entry.status(ICalEventStatus.CANCELLED);
}

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
