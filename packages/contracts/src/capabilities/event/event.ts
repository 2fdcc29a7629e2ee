import { z } from 'zod';

import { CURRENCIES } from '../../enums.js';
import { oneOf, pageNumber, pageOf, pageSize, publicId } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { hrefSchema } from '../../links.js';
import {
  EVENT_CATEGORIES,
  EVENT_FORMATS,
  EVENT_PRICES,
  EVENT_QUESTION_KINDS,
  MONTH,
  MONTH_NOW,
  RELATED_EVENTS_MAX,
} from './values.js';

/** An event as a list shows it (design §7). Times are ISO instants in UTC. */
export const eventSchema = z.strictObject({
  ...publicId,
  title: z.string(),
  description: z.string(),
  category: z.enum(EVENT_CATEGORIES),
  format: z.enum(EVENT_FORMATS),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  location: z.string(),
  image: z.nullable(imageSchema),
  registrationLink: z.nullable(hrefSchema),
  /** A decimal amount in `currency`; 0 is free. */
  ticketPrice: z.number().nonnegative(),
  currency: z.enum(CURRENCIES),
});
export type Event = z.infer<typeof eventSchema>;
export const eventsAnswer = pageOf(eventSchema);

/** What happens at an event: `time` is a text for people, such as `Day 2, 9:00 AM`. Empty texts are unknown. */
export const agendaEntrySchema = z.strictObject({ time: z.string(), title: z.string(), speaker: z.string() });
export type AgendaEntry = z.infer<typeof agendaEntrySchema>;

/** What everybody who registers for an event is asked. Only a choice has options. */
export const eventQuestionSchema = z.strictObject({
  label: z.string(),
  kind: z.enum(EVENT_QUESTION_KINDS),
  options: z.array(z.string()),
  isRequired: z.boolean(),
});
export type EventQuestion = z.infer<typeof eventQuestionSchema>;

/** An event as its own page shows it (member §3). Nothing in it depends on who asks, or changes with a registration. */
export const eventDetailSchema = eventSchema.extend({
  /** Who holds it; empty when that is not said. */
  organizer: z.string(),
  agenda: z.array(agendaEntrySchema),
  /** Seats in all; null when there is no limit. */
  capacity: z.int().positive().nullable(),
  /** Whether people may queue when all seats are taken. */
  waitlist: z.boolean(),
  /** Until when a registration may be cancelled; the start, unless the event says otherwise. */
  cancelUntil: z.iso.datetime(),
  questions: z.array(eventQuestionSchema),
  /** How a ticket is paid for, for people; empty where nothing is said, or nothing costs. */
  paymentNote: z.string(),
  /** Since when there are tickets; null where that is not said. */
  ticketsFrom: z.iso.datetime().nullable(),
  /** What became of it, once it is over; empty while nothing is told. */
  recap: z.string(),
  updatedAt: z.iso.datetime(),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;
export const eventAnswer = oneOf(eventDetailSchema);

/** How full an event is, for whoever looks: asked for anew each time (design §3). */
export const eventSeatsSchema = z.strictObject({
  /** Seats that whoever comes now can have; null where there is no limit. */
  seatsLeft: z.int().nonnegative().nullable(),
  /** How many stand in the line. */
  waiting: z.int().nonnegative(),
});
export type EventSeats = z.infer<typeof eventSeatsSchema>;
/** Answer of `GET /events/:id/seats`. */
export const eventSeatsAnswer = oneOf(eventSeatsSchema);

/** Answer of `GET /events/:id/related`: a few others that are not over, those of its category first. */
export const relatedEventsAnswer = oneOf(z.array(eventSchema).max(RELATED_EVENTS_MAX));

/** Which part of the calendar a list shows: whatever has not ended yet, or what has. */
export const EVENT_FILTERS = ['all', 'upcoming', 'past'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** Query of `GET /events`. @param maxEventsPerPage the setting of that name (design §4) */
export const eventsQuery = (maxEventsPerPage: number) =>
  z.object({
    search: z.string().trim().max(MAX_SEARCH_CHARS).default(''),
    filter: z.enum(EVENT_FILTERS).default('all'),
    category: z.enum(EVENT_CATEGORIES).optional(),
    format: z.enum(EVENT_FORMATS).optional(),
    price: z.enum(EVENT_PRICES).optional(),
    /** A month of the site's clock, such as `2026-11`, or that of now: what takes place in it, from its first day on. */
    month: z.union([z.literal(MONTH_NOW), z.string().regex(MONTH)]).optional(),
    page: pageNumber,
    pageSize: pageSize(maxEventsPerPage),
  });
export type EventsQuery = z.infer<ReturnType<typeof eventsQuery>>;
