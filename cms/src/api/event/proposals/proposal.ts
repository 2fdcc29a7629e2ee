import type { EventProposalState, ProposalStatus } from 'contracts';

import type { StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';

export const EVENT = 'api::event.event';
export const EVENTS_TABLE = 'events';

/** Columns of an event that was proposed, of `events as event`. */
const PROPOSAL_COLUMNS = {
  id: 'event.id',
  documentId: 'event.document_id',
  status: 'event.proposal',
  reason: 'event.proposal_reason',
  proposedAt: 'event.proposed_at',
  proposerId: 'event.proposed_by_id',
  title: 'event.title',
  description: 'event.description',
  startsAt: 'event.starts_at',
  endsAt: 'event.ends_at',
  location: 'event.location',
  format: 'event.format',
  registrationLink: 'event.registration_link',
  organizer: 'event.organizer',
  isPublished: 'event.is_published',
} as const;

/** What the database answers for the columns. SQLite has numbers for flags. */
export interface ProposalRow {
  id: number;
  documentId: string;
  status: ProposalStatus;
  reason: string | null;
  proposedAt: StoredTime | null;
  /** Profile of who proposed it; null once that person has left. */
  proposerId: number | null;
  title: string;
  description: string | null;
  startsAt: StoredTime;
  endsAt: StoredTime;
  location: string | null;
  format: 'Virtual' | 'In-Person' | 'Hybrid';
  registrationLink: string | null;
  organizer: string | null;
  isPublished: boolean | number;
}

/** Events that somebody proposed, to be narrowed further. Those that nobody did have `none`, or nothing. */
const proposals = (database: Database) =>
  database(`${EVENTS_TABLE} as event`).whereIn('event.proposal', ['pending', 'approved', 'rejected']);

/** What a person has proposed, the latest first. @param profileId the row */
export const proposalsOf = (database: Database, profileId: number) =>
  proposals(database).where('event.proposed_by_id', profileId);

/** Reads rows of a query on proposals. */
export const readProposals = (query: ReturnType<typeof proposals>): Promise<ProposalRow[]> =>
  query.orderBy('event.id', 'desc').select<ProposalRow[]>(PROPOSAL_COLUMNS);

/** One proposal, whoever's. @returns undefined where there is none of this id */
export function findProposal(database: Database, documentId: string): Promise<ProposalRow | undefined> {
  return proposals(database).where('event.document_id', documentId).first(PROPOSAL_COLUMNS);
}

/**
 * Whether an event may be seen by everybody: what was proposed first needs an admin's word.
 * @param proposal as it is stored; events from before there were proposals have nothing
 */
export const isPublishable = (proposal: EventProposalState | null | undefined): boolean =>
  proposal !== 'pending' && proposal !== 'rejected';
