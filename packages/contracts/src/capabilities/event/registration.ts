import { z } from 'zod';

import { oneOf } from '../../envelope.js';

/**
 * How a person stands to an event. An offered seat waits for whoever was first in line to take it; a held one for a
 * checkout to be finished; an expired one waited in vain.
 */
export const REGISTRATION_STATES = ['registered', 'waitlisted', 'offered', 'held', 'cancelled', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** The reader's own registration for an event, and what they may do. It is asked for anew each time (design §3). */
export const ownRegistrationSchema = z.strictObject({
  /** Null for whoever has never registered. */
  state: z.enum(REGISTRATION_STATES).nullable(),
  /** Where the reader stands in the line, from 1; null for whoever does not. */
  position: z.number().int().positive().nullable(),
  /** Until when a seat that is offered or held waits. */
  waitsUntil: z.iso.datetime().nullable(),
  /** What the door asks for; null for whoever has no seat. */
  ticketCode: z.string().nullable(),
  /** Until when a seat can be given back. */
  cancelUntil: z.iso.datetime(),
  /** Seats that whoever comes now can have; null where there is no limit. */
  seatsLeft: z.number().int().nonnegative().nullable(),
  /** How many stand in the line. */
  waiting: z.number().int().nonnegative(),
  abilities: z.strictObject({
    register: z.boolean(),
    /** To begin to pay for a ticket, or to go on with it. */
    buy: z.boolean(),
    joinWaitlist: z.boolean(),
    confirm: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;
/** Answer of `GET /events/:id/registration`, and of each call that changes it. */
export const ownRegistrationAnswer = oneOf(ownRegistrationSchema);
