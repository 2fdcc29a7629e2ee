import { dayAt, MONTH_NOW, startOfDay, type EventFilter } from 'contracts';

import type { Events } from './find';

/** Leaves the published events, as `event`: all of them, those that have not ended yet, or those that have. */
export function filterPublished(events: Events, filter: EventFilter, now: Date): void {
  void events.where('event.is_published', true);
  if (filter === 'upcoming') void events.where('event.ends_at', '>=', now);
  // What is over has begun: lists, which are in the order of the start, go through nothing that is to come.
  if (filter === 'past') void events.where('event.ends_at', '<', now).where('event.starts_at', '<', now);
}

/** How long before a month an event may begin that still takes place in it, in days. */
const LONGEST_DAYS = 31;

/** Leaves the events that take place in a month of a zone's clock. @param asked such as `2026-11`, or `now` */
export function filterMonth(events: Events, asked: string, timeZone: string, now: Date): void {
  const month = asked === MONTH_NOW ? dayAt(now, timeZone).slice(0, '2026-11'.length) : asked;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const [start, end] = [`${month}-01`, `${next}-01`].map((day) => startOfDay(day, timeZone));
  void events
    .where('event.starts_at', '>=', new Date(startOfDay(`${month}-01`, timeZone, -LONGEST_DAYS)))
    .where('event.starts_at', '<', new Date(end ?? 0))
    .where('event.ends_at', '>', new Date(start ?? 0));
}
