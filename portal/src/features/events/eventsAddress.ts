import {
  api,
  EVENT_FORMATS,
  EVENT_PRICES,
  paths,
  type EventCategory,
  type EventFilter,
  type EventFormat,
  type EventPrice,
} from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** A view of the calendar: a part of it by time, or one category of all of it. */
export interface EventView {
  label: string;
  filter?: EventFilter;
  category?: EventCategory;
}

/** What a view is narrowed to beside. */
export interface EventChoice {
  format?: EventFormat | undefined;
  price?: EventPrice | undefined;
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
  return { term: searchTermOf(search), view: view ?? ALL, choice: choiceOf(search), page: pageOf(search) };
}

/** The format and the price that an address asks for. */
export const choiceOf = (search: URLSearchParams): EventChoice => ({
  format: EVENT_FORMATS.find((format) => format === search.get('format')),
  price: EVENT_PRICES.find((price) => price === search.get('price')),
});

interface EventsAddress {
  term: string;
  view: EventView;
  choice?: EventChoice;
  page?: number;
}

const queryOf = ({ term, view, choice, page }: EventsAddress) => ({
  search: term,
  filter: view.filter,
  category: view.category,
  ...choice,
  page,
});

/** The address of the list: the first page, unless said. */
export const eventsAddress = (asked: EventsAddress): string => paths.events(queryOf(asked));

/** The API's answer that the list needs at an address. */
export const eventsPathFor = (search: URLSearchParams): string => api.events(queryOf(eventsAskedFor(search)));
