import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type ProposalDecision } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { notifyDecision } from '../proposals/notify';
import { presentDecision } from '../proposals/presenter';
import { EVENTS_TABLE, findProposal } from '../proposals/proposal';

type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

const decisionService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Makes a proposal an ordinary draft, whose proposer stays credited (design §7), and tells them.
   * @throws NotFoundError; a 409 when it is decided already
   */
  approve: (documentId: string, now = new Date()) => decide(strapi, documentId, { status: 'approved' }, now),

  /**
   * Refuses a proposal, and tells the proposer why.
   * @throws NotFoundError; a 409 when it is decided already
   */
  reject: (documentId: string, reason: string, now = new Date()) =>
    decide(strapi, documentId, { status: 'rejected', reason }, now),
});

export default decisionService;

/** Of however many who decide at once, the first has (security matrix 25). */
function decide(strapi: Core.Strapi, documentId: string, decision: Decision, now: Date): Promise<ProposalDecision> {
  return inTransaction(strapi, async (trx) => {
    const decided: number = await trx(EVENTS_TABLE)
      .where({ document_id: documentId, proposal: 'pending' })
      .update({
        proposal: decision.status,
        proposal_reason: decision.status === 'rejected' ? decision.reason : null,
        updated_at: now,
      });
    const stored = await findProposal(trx, documentId);
    if (!stored) throw new errors.NotFoundError(messages.proposalNotFound);
    if (decided !== 1) throw conflict(messages.proposalDecided);
    await notifyDecision(strapi, stored);
    return presentDecision(stored);
  });
}
