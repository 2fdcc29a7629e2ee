import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { messages } from '../../messages.js';
import { readTicketCode } from './ticket-code.js';

/** Name of a door, in characters. */
export const DOOR_MAX_CHARS = 60;
/** Check-ins that one call brings, after the network was away. */
export const CHECK_INS_MAX = 200;
/** Guests that one call answers. */
export const DOOR_GUESTS_PAGE_SIZE = 500;

/** Somebody who has, or had, a seat, as a device at the door knows them: it decides with this when the network is away. */
export const doorGuestSchema = z.strictObject({
  _id: z.string(),
  /** SHA-256 of the ticket's code, in base64url: a device that is lost tells no codes. Null for whoever has no ticket now. */
  codeHash: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable(),
  name: z.string(),
  hasSeat: z.boolean(),
  checkedInAt: z.iso.datetime().nullable(),
  door: z.string().nullable(),
});
export type DoorGuest = z.infer<typeof doorGuestSchema>;

/** Query of `GET /admin/events/:id/door`. */
export const doorGuestsQuery = z.object({
  /** Goes on behind a page: its `meta.after`. */
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  /** Only what has changed since an answer: its `meta.asOf`. Those who have lost their seat come along. */
  since: z.iso.datetime().optional(),
});
export type DoorGuestsQuery = z.infer<typeof doorGuestsQuery>;

/** What the door says of its event. */
export const doorEventSchema = z.strictObject({
  _id: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  location: z.string(),
});
export type DoorEvent = z.infer<typeof doorEventSchema>;

export const doorGuestsAnswer = z.strictObject({
  data: z.array(doorGuestSchema),
  meta: z.strictObject({
    event: doorEventSchema,
    /** Where the next page begins; null on the last one. */
    after: z.number().int().nullable(),
    /** The last change that the list knows of, from which the next ones are asked for; null before any. */
    asOf: z.iso.datetime().nullable(),
  }),
});
export type DoorGuestsAnswer = z.infer<typeof doorGuestsAnswer>;

const doorName = z
  .string()
  .trim()
  .min(1, messages.doorNameMissing)
  .max(DOOR_MAX_CHARS, messages.tooLong(DOOR_MAX_CHARS));

/** Body of `POST /admin/events/:id/check-ins`. */
export const checkInsBody = z.strictObject({
  checkIns: z
    .array(
      z.strictObject({
        /** Made with the scan: the same one again is the same check-in, whose answer was lost. */
        key: z.uuid(),
        code: z.string().refine((code) => readTicketCode(code) === code, messages.ticketCodeInvalid),
        door: doorName,
        /** When the ticket was scanned. */
        at: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(CHECK_INS_MAX),
});
export type CheckInsBody = z.infer<typeof checkInsBody>;
export type CheckIn = CheckInsBody['checkIns'][number];

/** Body of `POST /admin/events/:id/registrations/:registration/check-in`: a guest whom somebody knows by name. */
export const guestCheckInBody = z.strictObject({ door: doorName });

/**
 * What became of a check-in: the guest comes in; came in by this very call before; came in before, by another; the event
 * knows no such ticket; or its seat was given up.
 */
export const CHECK_IN_OUTCOMES = ['admitted', 'repeated', 'already', 'unknown', 'noSeat'] as const;
export type CheckInOutcome = (typeof CHECK_IN_OUTCOMES)[number];

export const checkInResultSchema = z.strictObject({
  key: z.uuid(),
  outcome: z.enum(CHECK_IN_OUTCOMES),
  /** Whose ticket it is; null where nobody's is known. */
  name: z.string().nullable(),
  /** When and where the guest came in; null for whoever has not. */
  at: z.iso.datetime().nullable(),
  door: z.string().nullable(),
});
export type CheckInResult = z.infer<typeof checkInResultSchema>;
/** Answer of `POST /admin/events/:id/check-ins`: one result for each, in their order. */
export const checkInsAnswer = oneOf(z.array(checkInResultSchema));

/** How many have a seat, and how many of them are in, through which door. */
export const doorCountsSchema = z.strictObject({
  registered: z.number().int().nonnegative(),
  checkedIn: z.number().int().nonnegative(),
  doors: z.array(z.strictObject({ door: z.string(), checkedIn: z.number().int().positive() })),
});
export type DoorCounts = z.infer<typeof doorCountsSchema>;
export const doorCountsAnswer = oneOf(doorCountsSchema);
