import { api, paths, type EventCategory, type EventFilter } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** A view of the calendar: a part of it by time, or one category of all of it. */
export interface EventView {
  label: string;
  filter?: EventFilter;
  category?: EventCategory;
}

const ALL: EventView = { label: 'All' };

/** What the list can be narrowed to (member §2, Events list). */
export const EVENT_VIEWS: readonly EventView[] = [
  ALL,
  { label: 'Upcoming', filter: 'upcoming' },
  { label: 'Past', filter: 'past' },
  { label: 'Workshops', category: 'workshop' },
  { label: 'Seminars', category: 'seminar' },
];

/** What an address asks for, read as far as it can be understood. */
export function eventsAskedFor(search: URLSearchParams) {
  const view = EVENT_VIEWS.find(
    ({ filter, category }) =>
      (filter ?? null) === search.get('filter') && (category ?? null) === search.get('category'),
  );
  return { term: searchTermOf(search), view: view ?? ALL, page: pageOf(search) };
}

/** The address of the list: the first page, unless said. */
export function eventsAddress({ term, view, page }: { term: string; view: EventView; page?: number }): string {
  return paths.events({ search: term, filter: view.filter, category: view.category, page });
}

/** The API's answer that the list needs at an address. */
export function eventsPathFor(search: URLSearchParams): string {
  const { term, view, page } = eventsAskedFor(search);
  return api.events({ search: term, filter: view.filter, category: view.category, page });
}
