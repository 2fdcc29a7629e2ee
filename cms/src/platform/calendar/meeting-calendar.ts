import { addToCalendar, emptyCalendar, writeCalendar, type Surroundings } from './event-calendar';

/** What a calendar knows of a meeting of two people. */
export interface CalendarMeeting {
  _id: string;
  title: string;
  startsAt: Date;
  minutes: number;
  place: string;
  /** The page that it belongs to. */
  path: string;
  updatedAt: Date;
}

/** Writes a meeting as a file for calendars; one that has it already takes the younger version of it. */
export function writeMeetingCalendar(meeting: CalendarMeeting, surroundings: Surroundings): string {
  const { _id, title, startsAt, minutes, place, path, updatedAt } = meeting;
  const calendar = emptyCalendar(surroundings);
  const url = surroundings.origin + path;
  addToCalendar(calendar, {
    ...{ name: `meeting/${_id}`, changed: updatedAt, url },
    ...{ start: startsAt, end: new Date(startsAt.getTime() + minutes * 60_000) },
    ...{ summary: title, description: url, location: place },
  });
  return writeCalendar(calendar);
}
