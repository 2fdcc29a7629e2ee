import { z } from 'zod';

import { instantAt } from './days.js';
import { EVENT_FORMATS } from './enums.js';
import { oneOf, pageNumber, pageOf, pageSize } from './envelope.js';
import { hrefSchema } from './links.js';
import {
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_LINK_MAX_CHARS,
  EVENT_LOCATION_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
  PROPOSAL_REASON_MAX_CHARS,
  PROPOSALS_PAGE_SIZE,
} from './limits.js';
import { decisionAnswer, MODERATION_STATES, rejectionBody, type ModerationState } from './moderation.js';
import { isSafeHref } from './safe-href.js';
import * as messages from './sentences.js';
import { daySchema, timeOfDaySchema, wallClockAt } from './wall-clock.js';
import { isWebAddressOrNone } from './web-address.js';

/** Whether an event was proposed by a member, and what an admin decided (design §7). */
export const EVENT_PROPOSALS = ['none', ...MODERATION_STATES] as const;
export type EventProposalState = (typeof EVENT_PROPOSALS)[number];
/** What those who proposed one see of it. */
export type ProposalStatus = ModerationState;

const requiredText = (missing: string, characters: number) =>
  z.string().trim().min(1, missing).max(characters, messages.tooLong(characters));

/**
 * Body of `POST /alumni/events/propose` (member §3, §5): everything is required but the link. Day and time are those of
 * the site's time zone; the day is today's at the earliest, and the start is still to come.
 * @param timeZone the site's, such as `Asia/Kolkata`
 * @param now what `today` is measured by
 */
export const proposeEventBody = (timeZone: string, now = new Date()) =>
  z
    .strictObject({
      title: requiredText(messages.titleMissing, EVENT_TITLE_MAX_CHARS),
      description: requiredText(messages.eventDescriptionMissing, EVENT_DESCRIPTION_MAX_CHARS),
      /** Such as `2027-09-14`. */
      date: daySchema,
      /** Of 24 hours, such as `18:30`. */
      time: timeOfDaySchema,
      location: requiredText(messages.eventLocationMissing, EVENT_LOCATION_MAX_CHARS),
      type: z.enum(EVENT_FORMATS).default('In-Person'),
      registrationLink: z
        .string()
        .trim()
        .max(EVENT_LINK_MAX_CHARS, messages.tooLong(EVENT_LINK_MAX_CHARS))
        .refine(
          (address) => address === '' || (isWebAddressOrNone(address) && isSafeHref(address)),
          messages.webAddressInvalid,
        )
        .default(''),
      organizer: requiredText(messages.eventOrganizerMissing, EVENT_ORGANIZER_MAX_CHARS),
    })
    .superRefine(({ date, time }, context) => {
      if (date < wallClockAt(now, timeZone).slice(0, date.length)) {
        context.addIssue({ code: 'custom', message: messages.eventDateOver, path: ['date'] });
      } else if (instantAt(date, time, timeZone) <= now.getTime()) {
        context.addIssue({ code: 'custom', message: messages.eventTimeOver, path: ['time'] });
      }
    });
export type ProposeEventBody = z.input<ReturnType<typeof proposeEventBody>>;
export type ProposedEvent = z.output<ReturnType<typeof proposeEventBody>>;

/** An event that the reader proposed. */
export const eventProposalSchema = z.strictObject({
  _id: z.string(),
  status: z.enum(MODERATION_STATES),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  proposedAt: z.iso.datetime(),
  title: z.string(),
  description: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  location: z.string(),
  format: z.enum(EVENT_FORMATS),
  registrationLink: hrefSchema.nullable(),
  organizer: z.string(),
  /** Whether everybody can read it: it has a page then. */
  isPublished: z.boolean(),
  abilities: z.strictObject({ withdraw: z.boolean() }),
});
export type EventProposal = z.infer<typeof eventProposalSchema>;
/** Answer of `POST /alumni/events/propose`. */
export const eventProposalAnswer = oneOf(eventProposalSchema);
/** Answer of `GET /alumni/events/proposals`, the latest first. */
export const eventProposalsAnswer = pageOf(eventProposalSchema);
export const eventProposalsQuery = z.object({ page: pageNumber, pageSize: pageSize(PROPOSALS_PAGE_SIZE) });
export type EventProposalsQuery = z.infer<typeof eventProposalsQuery>;

/** Body of `POST /admin/events/:id/reject`. */
export const rejectProposalBody = rejectionBody(messages.proposalReasonMissing, PROPOSAL_REASON_MAX_CHARS);
export type RejectProposalBody = z.input<typeof rejectProposalBody>;
/** Answer of `POST /admin/events/:id/approve` and `/reject`. */
export const proposalDecisionAnswer = decisionAnswer;
