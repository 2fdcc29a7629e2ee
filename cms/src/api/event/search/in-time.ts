import type { EventFilter } from 'contracts';

import type { Events } from './find';

/** Leaves the published events, as `event`: all of them, those that have not ended yet, or those that have. */
export function filterPublished(events: Events, filter: EventFilter, now: Date): void {
  void events.where('event.is_published', true);
  if (filter === 'upcoming') void events.where('event.ends_at', '>=', now);
  // What is over has begun: lists, which are in the order of the start, go through nothing that is to come.
  if (filter === 'past') void events.where('event.ends_at', '<', now).where('event.starts_at', '<', now);
}
