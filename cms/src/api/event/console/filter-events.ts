import type { ConsoleEventStatus, EventCategory } from 'contracts';

import { narrowTo } from '../../../platform/moderation/queue';
import { eventProposals } from '../proposals/moderation';
import type { Events } from '../search/find';

/** What the console's list of events can be filtered by, beside words. */
export interface ConsoleEventsFilter {
  status?: ConsoleEventStatus | undefined;
  category?: EventCategory | undefined;
  when?: 'upcoming' | 'past' | undefined;
  /** Only these, by their ids on the wire. */
  id?: readonly string[] | undefined;
}

/** Leaves the events that a filter wants, as `event`. */
export function filterEvents(events: Events, { status, category, when, id }: ConsoleEventsFilter, now: Date): void {
  if (status) NARROW_TO[status](events);
  if (category) void events.where('event.category', category);
  if (when === 'upcoming') void events.where('event.ends_at', '>=', now);
  // What is over has begun: nothing that is to come is gone through in the order of the start.
  if (when === 'past') void events.where('event.ends_at', '<', now).where('event.starts_at', '<', now);
  if (id) void events.whereIn('event.document_id', id);
}

/** Events that were stored before there were proposals have no word about one. */
const NARROW_TO: Record<ConsoleEventStatus, (events: Events) => unknown> = {
  published: (events) => events.where('event.is_published', true),
  draft: (events) =>
    events
      .where('event.is_published', false)
      .where((either) => either.whereNull('event.proposal').orWhereIn('event.proposal', ['none', 'approved'])),
  proposals: (events) => narrowTo(eventProposals, 'pending', events, 'event'),
  rejected: (events) => narrowTo(eventProposals, 'rejected', events, 'event'),
};
