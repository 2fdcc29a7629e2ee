import { isSafeHref, type EventProposal } from 'contracts';

import { eventProposals } from './moderation';
import type { Proposal } from './proposal';

/** Names the fields that reach whoever proposed an event. */
export function presentProposal(row: Proposal): EventProposal {
  const { registrationLink } = row;
  return {
    _id: row.documentId,
    status: row.status,
    reason: row.reason,
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
    abilities: { withdraw: eventProposals.machine.can('withdraw', row.status) },
  };
}
