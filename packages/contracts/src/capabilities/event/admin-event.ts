import { z } from 'zod';

import { consoleFileSchema } from '../../console-file.js';
import { CURRENCIES } from '../../enums.js';
import { isOneLine } from '../../fields.js';
import { messages } from '../../messages.js';
import { toMinorUnits } from '../../money.js';
import { daySchema, timeOfDaySchema, wallClockSchema } from '../../wall-clock.js';
import { isWebAddressOrNone } from '../../web-address.js';
import { EVENT_PROPOSALS } from './event-proposal.js';
import { agendaEntrySchema, eventQuestionSchema, eventSchema } from './event.js';
import {
  AGENDA_ENTRIES_MAX,
  AGENDA_TIME_MAX_CHARS,
  AGENDA_TITLE_MAX_CHARS,
  EVENT_CAPACITY_MAX,
  EVENT_CATEGORIES,
  EVENT_CONFIRM_HOURS,
  EVENT_DEFAULT_TIME,
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_FORMATS,
  EVENT_LINK_MAX_CHARS,
  EVENT_LOCATION_MAX_CHARS,
  EVENT_OPTIONS_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_PAYMENT_NOTE_MAX_CHARS,
  EVENT_PRICE_MAX,
  EVENT_QUESTION_KINDS,
  EVENT_QUESTION_MAX_CHARS,
  EVENT_QUESTIONS_MAX,
  EVENT_RECAP_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
} from './values.js';

/** Which events the console's list shows: by what has become of them. Drafts are no proposals that wait or were refused. */
export const CONSOLE_EVENT_STATUSES = ['published', 'draft', 'proposals', 'rejected'] as const;
export type ConsoleEventStatus = (typeof CONSOLE_EVENT_STATUSES)[number];

/** An event in the console's list (admin §2, §3). `id` equals `_id`; react-admin needs that name. */
export const consoleEventRowSchema = eventSchema
  .pick({
    _id: true,
    title: true,
    category: true,
    format: true,
    startsAt: true,
    endsAt: true,
    location: true,
    ticketPrice: true,
    currency: true,
  })
  .extend({
    id: z.string(),
    isPublished: z.boolean(),
    proposal: z.enum(EVENT_PROPOSALS),
    /** Who proposed it; null for what was not proposed, or by somebody who has left. */
    proposer: z.strictObject({ _id: z.string(), name: z.string() }).nullable(),
    /** Seats in all; null where there is no limit. */
    capacity: z.int().positive().nullable(),
    /** Seats that are taken, offered or held. */
    seatsTaken: z.int().nonnegative(),
    /** How many stand in the line. */
    waiting: z.int().nonnegative(),
    updatedAt: z.iso.datetime(),
  });
export type ConsoleEventRow = z.infer<typeof consoleEventRowSchema>;
export const consoleEventRowsAnswer = z.array(consoleEventRowSchema);

/** An event as an admin reads and writes it. Days and times beside the instants are those of the site's clock. */
export const consoleEventSchema = consoleEventRowSchema.extend({
  description: z.string(),
  /** The picture that its cards and its page show. */
  image: consoleFileSchema.nullable(),
  registrationLink: z.string(),
  organizer: z.string(),
  date: daySchema,
  time: timeOfDaySchema,
  ends: wallClockSchema,
  /** When the sale of tickets opens; null for now. */
  ticketsFrom: z.nullable(wallClockSchema),
  /** How to pay for a ticket. */
  paymentNote: z.string(),
  /** How it was. */
  recap: z.string(),
  waitlist: z.boolean(),
  /** Until when a registration may be cancelled; null for until the start. */
  cancelBy: z.nullable(wallClockSchema),
  confirmWithinHours: z.int().positive(),
  agenda: z.array(agendaEntrySchema),
  questions: z.array(eventQuestionSchema),
  /** Why it was rejected; empty where no reason is stored. */
  proposalReason: z.string(),
  proposedAt: z.iso.datetime().nullable(),
});
export type ConsoleEvent = z.infer<typeof consoleEventSchema>;

/** Words; forms have null for none. */
const words = (maxChars: number) =>
  z
    .string()
    .trim()
    .max(maxChars, messages.tooLong(maxChars))
    .nullish()
    .transform((text) => text ?? '');
/** The same in one line. */
const line = (maxChars: number) => words(maxChars).refine(isOneLine, messages.notOneLine);
const neededLine = (maxChars: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxChars, messages.tooLong(maxChars))
    .refine(isOneLine, messages.notOneLine);

const questionInput = z
  .strictObject({
    label: neededLine(EVENT_QUESTION_MAX_CHARS, messages.questionMissing),
    kind: z.enum(EVENT_QUESTION_KINDS),
    options: z
      .array(z.string().trim().min(1).refine(isOneLine, messages.notOneLine))
      .nullish()
      .transform((options) => options ?? [])
      .refine(
        (options) => options.join('\n').length <= EVENT_OPTIONS_MAX_CHARS,
        messages.tooLong(EVENT_OPTIONS_MAX_CHARS),
      ),
    isRequired: z.boolean().default(false),
  })
  // Options of what is no choice any more are forgotten.
  .transform((question) => (question.kind === 'choice' ? question : { ...question, options: [] }));

const agendaEntryInput = z.strictObject({
  time: line(AGENDA_TIME_MAX_CHARS),
  title: neededLine(AGENDA_TITLE_MAX_CHARS, messages.agendaTitleMissing),
  speaker: line(EVENT_ORGANIZER_MAX_CHARS),
});

/** A day and a time, or null. */
const wallClockOrNone = z.nullish(wallClockSchema).transform((moment) => moment ?? null);

const { min: fewestHours, max: mostHours } = EVENT_CONFIRM_HOURS;
const hoursSentence = messages.wholeNumberBetween(fewestHours, mostHours);
const capacitySentence = messages.wholeNumberBetween(1, EVENT_CAPACITY_MAX);

/**
 * Body of `POST /admin/events` and `PUT /admin/events/:id`: the form of admin §3, §5. Title and date alone are needed.
 * Where no end is named, it is two hours after the start.
 */
export const consoleEventInput = z.strictObject({
  title: neededLine(EVENT_TITLE_MAX_CHARS, messages.titleMissing),
  description: words(EVENT_DESCRIPTION_MAX_CHARS),
  /** A picture of the media library, or its id. */
  image: z
    .union([z.string(), consoleFileSchema])
    .nullish()
    .transform((file) => (typeof file === 'string' ? file : (file?.id ?? null))),
  date: z.string(messages.eventDateMissing).pipe(daySchema),
  time: z.nullish(timeOfDaySchema).transform((time) => time ?? EVENT_DEFAULT_TIME),
  ends: wallClockOrNone,
  location: line(EVENT_LOCATION_MAX_CHARS),
  category: z.enum(EVENT_CATEGORIES).default('webinar'),
  format: z.enum(EVENT_FORMATS).default('In-Person'),
  registrationLink: line(EVENT_LINK_MAX_CHARS).refine(isWebAddressOrNone, messages.webAddressInvalid),
  isPublished: z.boolean().default(true),
  /** A decimal amount of the currency; 0 is free. */
  ticketPrice: z
    .number(messages.priceInvalid)
    .nonnegative(messages.priceInvalid)
    .refine(isPrice, messages.priceInvalid)
    .nullish()
    .transform((price) => price ?? 0),
  /** The site's own, unless it is named. */
  currency: z.enum(CURRENCIES).optional(),
  ticketsFrom: wallClockOrNone,
  paymentNote: line(EVENT_PAYMENT_NOTE_MAX_CHARS),
  recap: line(EVENT_RECAP_MAX_CHARS),
  organizer: line(EVENT_ORGANIZER_MAX_CHARS),
  capacity: z
    .int(capacitySentence)
    .min(1, capacitySentence)
    .max(EVENT_CAPACITY_MAX, capacitySentence)
    .nullish()
    .transform((capacity) => capacity ?? null),
  waitlist: z.boolean().default(true),
  cancelBy: wallClockOrNone,
  confirmWithinHours: z
    .int(hoursSentence)
    .min(fewestHours, hoursSentence)
    .max(mostHours, hoursSentence)
    .default(EVENT_CONFIRM_HOURS.byDefault),
  agenda: z.array(agendaEntryInput).max(AGENDA_ENTRIES_MAX, messages.tooMany(AGENDA_ENTRIES_MAX)).default([]),
  questions: z.array(questionInput).max(EVENT_QUESTIONS_MAX, messages.tooMany(EVENT_QUESTIONS_MAX)).default([]),
});
export type ConsoleEventInput = z.output<typeof consoleEventInput>;
/** What the form sends. */
export type ConsoleEventForm = z.input<typeof consoleEventInput>;

/** Whether an amount can be stored. No currency has more decimals than these; fewer are checked where one is known. */
function isPrice(amount: number): boolean {
  try {
    toMinorUnits(amount, 'INR');
    return amount <= EVENT_PRICE_MAX;
  } catch {
    return false;
  }
}
