import { messages, rejectProposalBody } from 'contracts';

import { moderationOf } from '../../../platform/moderation/machine';
import type { Moderated } from '../../../platform/moderation/moderated';
import { notifyDecision } from './notify';
import { EVENT, EVENTS_TABLE, findProposal, type Proposal } from './proposal';

/** Events that members propose: an approved one is an ordinary draft, whose proposer stays credited (design §7). */
export const eventProposals: Moderated<Proposal> = {
  machine: moderationOf('event proposal', { missing: messages.proposalNotFound, decided: messages.proposalDecided }),
  uid: EVENT,
  table: EVENTS_TABLE,
  columns: { state: 'proposal', reason: 'proposal_reason', author: 'proposed_by_id' },
  find: findProposal,
  rejection: rejectProposalBody,
  follow: notifyDecision,
};
