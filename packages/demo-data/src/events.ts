import type { Faker } from '@faker-js/faker';
import { type Currency, EVENT_CATEGORIES, EVENT_FORMATS, type EventCategory, type EventFormat } from 'contracts';
import { addMinutes } from 'date-fns/addMinutes';

import { EVENT_TEXTS, type DemoAgendaEntry, type DemoQuestion, type EventText } from './event-texts/index.js';
import { randomOf } from './random.js';

/** An invented event, as the store keeps it. */
export interface DemoEvent {
  title: string;
  description: string;
  category: EventCategory;
  format: EventFormat;
  startsAt: Date;
  endsAt: Date;
  location: string;
  registrationLink?: string;
  /** Minor units of the currency: 50000 paise are 500 rupees. */
  ticketPrice: number;
  currency: Currency;
  isPublished: boolean;
  organizer?: string;
  paymentNote?: string;
  ticketsFrom?: Date;
  recap?: string;
  agenda?: DemoAgendaEntry[];
  capacity?: number;
  waitlist: boolean;
  questions?: DemoQuestion[];
}

/** Paise of a rupee. */
const PAISE = 100;
/** Minutes by which Indian time is ahead of UTC. */
const INDIA_AHEAD_MINUTES = 330;
const MINUTES_A_DAY = 24 * 60;

/**
 * Invented events around a day: those written by hand first, then as many as asked for, about half of them over.
 * The same arguments give the same events.
 * `count` says how many, the hand-written calendar by default; `now` is the day that the calendar is built around.
 */
export function demoEvents({
  count = EVENT_TEXTS.length,
  now,
  seed = 1,
}: {
  count?: number;
  now: Date;
  seed?: number;
}): DemoEvent[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index) => toEvent(EVENT_TEXTS[index] ?? inventText(random, index), now));
}

function toEvent(
  { dayOffset, weekday, startHour, hours, agenda, questions, ticketsBefore, ...text }: EventText,
  now: Date,
): DemoEvent {
  const day = addMinutes(startOfIndianDay(now), dayOffset * MINUTES_A_DAY);
  const untilWeekday = weekday === undefined ? 0 : (weekday - day.getUTCDay() + 7) % 7;
  const startsAt = addMinutes(day, untilWeekday * MINUTES_A_DAY + startHour * 60 - INDIA_AHEAD_MINUTES);
  return {
    ...text,
    ticketPrice: text.ticketPrice * PAISE,
    ...(agenda && { agenda: [...agenda] }),
    ...(questions && { questions: [...questions] }),
    ...(ticketsBefore !== undefined && { ticketsFrom: addMinutes(startsAt, -ticketsBefore * MINUTES_A_DAY) }),
    ...(text.ticketPrice > 0 && { paymentNote: PAYMENT_NOTE }),
    waitlist: true,
    currency: 'INR',
    startsAt,
    endsAt: addMinutes(startsAt, hours * 60),
    isPublished: true,
  };
}

/** Midnight UTC of the date that it is in India: the calendar is counted in it, and moved to Indian time at the end. */
function startOfIndianDay(instant: Date): Date {
  const there = addMinutes(instant, INDIA_AHEAD_MINUTES);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()));
}

/** A time of day in India, counted from the day that it is there. @param hour a decimal: 17.5 is half past five */
export const inIndia = (now: Date, dayOffset: number, hour: number): Date =>
  addMinutes(startOfIndianDay(now), dayOffset * MINUTES_A_DAY + hour * 60 - INDIA_AHEAD_MINUTES);

/** Until there is a checkout. */
const PAYMENT_NOTE =
  'Pay by UPI or in cash at the society’s desk, Student Activity Centre, Room 204, on weekdays from 5 to 7 PM. Bring your ID card; you get a receipt and your seat at once.';

const SUBJECTS = [
  'solar microgrids',
  'public speaking',
  'embedded Rust',
  'cash flow',
  'open data',
  'drone mapping',
  'product photography',
  'supply chains',
  'accessible design',
  'climate models',
  'search engines',
  'crop insurance',
] as const;
const LEVELS = ['for beginners', 'in practice', 'from scratch', 'on a student budget', 'by example'] as const;
const PLACES = [
  'Seminar Hall 1',
  'Seminar Hall 2',
  'Lecture Theatre 2',
  'Computer Centre',
  'Incubation Centre',
] as const;
/** How far an invented event may lie from the day, in days. */
const SPREAD_DAYS = 365;

function inventText(random: Faker, index: number): EventText {
  const subject = random.helpers.arrayElement(SUBJECTS);
  const format = random.helpers.arrayElement(EVENT_FORMATS);
  return {
    title: `${capitalise(subject)} ${random.helpers.arrayElement(LEVELS)} (${index + 1})`,
    description: `${random.person.fullName()} shows what a small team can do with ${subject}, and what to try first.`,
    category: random.helpers.arrayElement(EVENT_CATEGORIES),
    format,
    location: format === 'Virtual' ? 'Online' : random.helpers.arrayElement(PLACES),
    dayOffset: random.number.int({ min: -SPREAD_DAYS, max: SPREAD_DAYS }),
    startHour: random.number.int({ min: 9, max: 19 }),
    hours: random.number.int({ min: 1, max: 6 }),
    ticketPrice: random.helpers.arrayElement([0, 0, 200, 500, 1000]),
  };
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
