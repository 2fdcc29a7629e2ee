import { z } from 'zod';

import { oneOf, ownPageSize, pageNumber, pageOf } from '../../envelope.js';
import { eventDetailSchema, eventSchema } from './event.js';
import { ownRegistrationSchema } from './registration.js';

/**
 * Which events of a member a list shows (member §2): those not over, those that are, their own, of their own those not
 * over, and of these those with a seat that waits to be confirmed or paid.
 */
export const MEMBER_EVENT_STATUSES = ['upcoming', 'past', 'mine', 'next', 'waiting'] as const;
export type MemberEventStatus = (typeof MEMBER_EVENT_STATUSES)[number];

/** What a member sees of an event beside what everybody sees, asked for anew each time. */
const forMember = {
  /** Whether the reader has a seat (member §3). */
  isRegistered: z.boolean(),
  /** Who proposed it, while other members may see that person. */
  proposer: z.strictObject({ _id: z.string(), name: z.string() }).nullable(),
  registration: ownRegistrationSchema,
};

/** An event in the lists of the alumni portal. */
export const memberEventSchema = eventSchema.extend({
  organizer: z.string(),
  /** Whether whoever registers is asked something, which the event's detail holds. */
  hasQuestions: z.boolean(),
  ...forMember,
});
export type MemberEvent = z.infer<typeof memberEventSchema>;
/** Answer of `GET /alumni/events`: those not over from the nearest on, then those that are, from the latest. */
export const memberEventsAnswer = pageOf(memberEventSchema);

/** An event with its agenda and questions. */
export const memberEventDetailSchema = eventDetailSchema.extend(forMember);
export type MemberEventDetail = z.infer<typeof memberEventDetailSchema>;
/** Answer of `GET /alumni/events/:id`. */
export const memberEventAnswer = oneOf(memberEventDetailSchema);

/** Query of `GET /alumni/events`; a page is as long as the setting `maxEventsPerPage` says where it does not. */
export const memberEventsQuery = z.object({
  status: z.enum(MEMBER_EVENT_STATUSES).default('upcoming'),
  page: pageNumber,
  pageSize: ownPageSize,
});
export type MemberEventsQuery = Required<z.infer<typeof memberEventsQuery>>;
