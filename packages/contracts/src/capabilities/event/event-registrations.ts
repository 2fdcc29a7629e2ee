import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { isOneLine } from '../../fields.js';
import { imageSchema } from '../../image.js';
import { messages } from '../../messages.js';
import { givenAnswerSchema } from './registration-form.js';
import { REGISTRATION_STATES } from './registration.js';
import { EVENT_MESSAGE_MAX_CHARS, EVENT_MESSAGE_SUBJECT_MAX_CHARS } from './values.js';

/** Somebody's registration for an event, as the console lists it. `id` equals `_id`; react-admin needs that name. */
export const consoleRegistrationSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  avatar: z.nullable(imageSchema),
  email: z.string(),
  state: z.enum(REGISTRATION_STATES),
  /** Until when a seat that is offered or held waits. */
  waitsUntil: z.iso.datetime().nullable(),
  answers: z.array(givenAnswerSchema),
  /** Where the person stands in the line, from 1; null for whoever does not. */
  position: z.int().positive().nullable(),
  /** When the person first registered, or joined the line. */
  createdAt: z.iso.datetime(),
  checkedInAt: z.iso.datetime().nullable(),
  /** Which door let the person in; empty for none. */
  door: z.string(),
});
export type ConsoleRegistration = z.infer<typeof consoleRegistrationSchema>;
/** Answer of `GET /admin/events/:id/registrations`, with `Content-Range`. */
export const consoleRegistrationsAnswer = z.array(consoleRegistrationSchema);

const count = z.int().nonnegative();

/** Answer of `GET /admin/events/:id/registrations/counts`: how many there are of each kind. */
export const registrationCountsSchema = z.strictObject({
  registered: count,
  waitlisted: count,
  offered: count,
  held: count,
  cancelled: count,
  expired: count,
  /** How many of those registered are in. */
  checkedIn: count,
});
export type RegistrationCounts = z.infer<typeof registrationCountsSchema>;
export const registrationCountsAnswer = oneOf(registrationCountsSchema);

/**
 * Whom a message about an event is for: who has a seat, who waits for one (a seat on offer included), both, who came,
 * and who has a seat but did not come.
 */
export const EVENT_AUDIENCES = ['registered', 'waitlisted', 'everyone', 'checked-in', 'absent'] as const;
export type EventAudience = (typeof EVENT_AUDIENCES)[number];

/** How many people each message would reach. */
export function audienceSize(
  { registered, waitlisted, offered, held, checkedIn }: RegistrationCounts,
  to: EventAudience,
): number {
  const inLine = waitlisted + offered + held;
  const sizes: Record<EventAudience, number> = {
    registered,
    waitlisted: inLine,
    everyone: registered + inLine,
    'checked-in': checkedIn,
    absent: registered - checkedIn,
  };
  return sizes[to];
}

/** Body of `POST /admin/events/:id/messages`. */
export const eventMessageInput = z.strictObject({
  to: z.enum(EVENT_AUDIENCES),
  subject: z
    .string(messages.subjectMissing)
    .trim()
    .min(1, messages.subjectMissing)
    .max(EVENT_MESSAGE_SUBJECT_MAX_CHARS, messages.tooLong(EVENT_MESSAGE_SUBJECT_MAX_CHARS))
    .refine(isOneLine, messages.notOneLine),
  message: z
    .string(messages.messageMissing)
    .trim()
    .min(1, messages.messageMissing)
    .max(EVENT_MESSAGE_MAX_CHARS, messages.tooLong(EVENT_MESSAGE_MAX_CHARS)),
});
export type EventMessageInput = z.infer<typeof eventMessageInput>;

/** A message to the people of an event, and how far it has come. */
export const eventMessageSchema = z.strictObject({
  _id: z.string(),
  to: z.enum(EVENT_AUDIENCES),
  subject: z.string(),
  message: z.string(),
  /** How many people it was for when it was sent. */
  recipients: count,
  /** How many of them have been dealt with. */
  told: count,
  createdAt: z.iso.datetime(),
  /** Null while it is on its way. */
  finishedAt: z.iso.datetime().nullable(),
});
export type EventMessage = z.infer<typeof eventMessageSchema>;
/** Answer of `POST /admin/events/:id/messages`. */
export const eventMessageAnswer = oneOf(eventMessageSchema);
/** Answer of `GET /admin/events/:id/messages`: the latest ones, the newest first. */
export const eventMessagesAnswer = z.strictObject({ data: z.array(eventMessageSchema) });
