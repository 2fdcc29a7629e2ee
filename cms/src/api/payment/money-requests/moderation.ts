import { errors } from '@strapi/utils';
import { messages, paths } from 'contracts';

import { hasSettled } from '../../../platform/accounts/admin-standing';
import { moderated } from '../../../platform/moderation/moderated';
import { moneyActOf } from '../../../platform/payables/money-act';
import { conflict } from '../../../shared/conflict';
import { recordChange } from '../changes';
import { findRequest, MONEY_REQUEST, MONEY_REQUESTS_TABLE } from './store';

const SUBJECTS = {
  ...({ refund: 'payment', adjustment: 'membership', limit: 'settings' } as const),
  ...({ account: 'settings', unclaimed: 'statement-line' } as const),
};

/**
 * Refunds and adjustments above a set sum: another admin than the one who asked for them approves, which carries them out
 * in the same transaction, or declines.
 */
export const moneyRequests = moderated({
  name: 'money request',
  noun: 'request',
  resource: 'money-requests',
  uid: MONEY_REQUEST,
  table: MONEY_REQUESTS_TABLE,
  columns: { state: 'status', reason: 'decision_reason', author: 'asked_by_id' },
  async find(database, id) {
    const stored = await findRequest(database, id);
    if (!stored) return null;
    const { documentId, title, status, decisionReason: reason, askerId: authorId } = stored;
    return { documentId, title, status, reason, authorId };
  },
  async decided(strapi, trx, { documentId, event, caller: { profileId }, now }) {
    const request = await findRequest(trx, documentId);
    if (!request) throw new errors.NotFoundError('Request not found');
    const { kind, subjectId, details, reason, key, askerId } = request;
    // Whoever asked may take it back by declining it.
    if (event === 'approve') {
      if (profileId === null || askerId === profileId) throw conflict(messages.moneyRequestNotOwn);
      if (!(await hasSettled(trx, profileId, now))) throw conflict(messages.moneyRequestAdminNew);
    }
    await trx(MONEY_REQUESTS_TABLE)
      .where({ document_id: documentId })
      .update({ decided_by_id: profileId, decided_at: now });
    const change = { subject: SUBJECTS[kind], subjectId, actorId: profileId, reason: request.decisionReason } as const;
    const verdict = event === 'approve' ? 'approved' : 'declined';
    const states = { before: { request: 'waiting' }, after: { request: verdict } };
    await recordChange(trx, { ...change, action: `${event}: ${kind}`, ...states }, now);
    if (event === 'approve') {
      await moneyActOf(kind).carryOut(strapi, trx, { subjectId, details, reason, key, actorId: profileId }, now);
    }
  },
  waiting: { filter: { status: 'pending' }, field: 'createdAt', word: 'waiting' },
  words: { reasonHint: 'Whoever asked for it reads it.' },
  told: {
    kinds: { approved: 'money-request-decided', rejected: 'money-request-decided' },
    thing: 'request',
    href: paths.moneyRequests(),
    mail: {
      submitted: 'made',
      submitting: 'your request',
      thanks: 'It was done at once.',
      goesOn: (title) => `“${title}” was approved by another admin, and done at once.`,
      open: 'See the requests',
    },
  },
});
