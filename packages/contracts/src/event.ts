import { z } from 'zod';

import { CURRENCIES, EVENT_CATEGORIES, EVENT_FORMATS } from './enums.js';
import { pageNumber, pageOf, pageSize } from './envelope.js';
import { imageSchema } from './image.js';
import { hrefSchema } from './links.js';
import { MAX_SEARCH_CHARS } from './limits.js';

/** An event as a list shows it (design §7). Times are ISO instants in UTC. */
export const eventSchema = z.strictObject({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(EVENT_CATEGORIES),
  format: z.enum(EVENT_FORMATS),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  location: z.string(),
  image: imageSchema.nullable(),
  registrationLink: hrefSchema.nullable(),
  /** A decimal amount in `currency`; 0 is free. */
  ticketPrice: z.number().nonnegative(),
  currency: z.enum(CURRENCIES),
});
export type Event = z.infer<typeof eventSchema>;
export const eventsAnswer = pageOf(eventSchema);

/** Which part of the calendar a list shows: whatever has not ended yet, or what has. */
export const EVENT_FILTERS = ['all', 'upcoming', 'past'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** Query of `GET /events`. @param maxEventsPerPage the setting of that name (design §4) */
export const eventsQuery = (maxEventsPerPage: number) =>
  z.object({
    search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
    filter: z.enum(EVENT_FILTERS).default('all'),
    category: z.enum(EVENT_CATEGORIES).optional(),
    page: pageNumber,
    pageSize: pageSize(maxEventsPerPage),
  });
export type EventsQuery = z.infer<ReturnType<typeof eventsQuery>>;
