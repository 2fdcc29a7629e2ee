import type { EventProposalState, ProposalStatus } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

export const EVENT = 'api::event.event';
export const EVENTS_TABLE = 'events';

const event = tableOf(EVENT, 'event');

/** An event that was proposed, a row of `events as event`. Its proposer is null once that person has left. */
const PROPOSAL = selection({
  ...pick(event, 'id', 'documentId', 'title', 'startsAt', 'endsAt', 'registrationLink'),
  status: event.proposal.to((proposal) => proposal as ProposalStatus),
  reason: event.proposalReason.or(''),
  proposedAt: event.proposedAt,
  authorId: event.proposedBy,
  description: event.description.or(''),
  location: event.location.or(''),
  format: event.format.or('In-Person' as const),
  organizer: event.organizer.or(''),
  isPublished: event.isPublished.or(false),
});
export type Proposal = ReturnType<typeof PROPOSAL.read>;

/** Events that somebody proposed, to be filtered further. Those that nobody did have `none`, or nothing. */
const proposals = (database: Database) =>
  database(`${EVENTS_TABLE} as event`).whereIn('event.proposal', ['pending', 'approved', 'rejected']);

/** What a person has proposed, the latest first. @param profileId the row */
export const proposalsOf = (database: Database, profileId: number) =>
  proposals(database).where('event.proposed_by_id', profileId);

/** Reads proposals, the latest first. */
export const readProposals = (query: ReturnType<typeof proposals>): Promise<Proposal[]> =>
  PROPOSAL.all(query.orderBy('event.id', 'desc'));

/** One proposal, whoever's. @returns null where there is none of this id */
export const findProposal = (database: Database, documentId: string): Promise<Proposal | null> =>
  PROPOSAL.first(proposals(database).where('event.document_id', documentId));

/**
 * Whether an event may be seen by everybody: what was proposed first needs an admin's word.
 * @param proposal as it is stored; events from before there were proposals have nothing
 */
export const isPublishable = (proposal: EventProposalState | null | undefined): boolean =>
  proposal !== 'pending' && proposal !== 'rejected';
