import { isSafeHref, type EventProposal, type ProposalDecision } from 'contracts';

import type { Proposal } from './proposal';

/** Names the fields that reach whoever proposed an event. */
export function presentProposal(row: Proposal): EventProposal {
  const { registrationLink } = row;
  return {
    ...presentDecision(row),
    proposedAt: (row.proposedAt ?? new Date(0)).toISOString(),
    title: row.title,
    description: row.description,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    location: row.location,
    format: row.format,
    registrationLink: registrationLink && isSafeHref(registrationLink) ? registrationLink : null,
    organizer: row.organizer,
    isPublished: row.isPublished,
    abilities: { withdraw: row.status === 'pending' },
  };
}

/** Names the fields that reach the admin who decided. */
export const presentDecision = ({ documentId, status, reason }: Proposal): ProposalDecision => ({
  _id: documentId,
  status,
  reason,
});
