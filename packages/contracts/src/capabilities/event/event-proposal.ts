import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { hrefSchema } from '../../links.js';
import { MODERATION_STATES, type ModerationState } from '../moderation/moderation.js';
import { EVENT_FORMATS, PROPOSALS_PAGE_SIZE } from './values.js';

/** Whether an event was proposed by a member, and what an admin decided (design §7). */
export const EVENT_PROPOSALS = ['none', ...MODERATION_STATES] as const;
export type EventProposalState = (typeof EVENT_PROPOSALS)[number];
/** What those who proposed one see of it. */
export type ProposalStatus = ModerationState;

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
  registrationLink: z.nullable(hrefSchema),
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
