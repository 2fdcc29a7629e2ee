import { isSafeHref, type EventProposal, type ProposalDecision } from 'contracts';

import { presentTime } from '../../../shared/stored-time';
import type { ProposalRow } from './proposal';

/** Names the fields that reach whoever proposed an event. */
export function presentProposal(row: ProposalRow): EventProposal {
  const { registrationLink } = row;
  return {
    ...presentDecision(row),
    proposedAt: presentTime(row.proposedAt ?? 0),
    title: row.title,
    description: row.description ?? '',
    startsAt: presentTime(row.startsAt),
    endsAt: presentTime(row.endsAt),
    location: row.location ?? '',
    format: row.format,
    registrationLink: registrationLink && isSafeHref(registrationLink) ? registrationLink : null,
    organizer: row.organizer ?? '',
    isPublished: Boolean(row.isPublished),
    abilities: { withdraw: row.status === 'pending' },
  };
}

/** Names the fields that reach the admin who decided. */
export const presentDecision = ({ documentId, status, reason }: ProposalRow): ProposalDecision => ({
  _id: documentId,
  status,
  reason: reason ?? '',
});
