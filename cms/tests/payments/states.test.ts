// @databases both
import { randomUUID } from 'node:crypto';

import { api, type PaymentState } from 'contracts';
import { beforeAll, describe } from 'vitest';

import { paymentMachine } from '../../src/api/payment/payments/machine';
import { askBackstage } from '../helpers/backstage';
import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { newMember, type Member } from '../helpers/members';
import { beginEvent, confirm, offerEverything, paidEvent, paymentOf, treasurer } from '../helpers/payments';
import { endOf, testEveryStep } from '../helpers/states';

let admin: Browser;
let other: string;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
  other = await paidEvent();
});

interface Subject {
  buyer: Member;
  event: string;
  /** A key that another request has had. */
  key: string;
  /** Null until there is a payment. */
  id: string | null;
}
type Event = keyof typeof paymentMachine.transitions;

const newUtr = () => String(Math.floor(Math.random() * 9e11) + 1e11);
const change = (id: string | null, columns: object) =>
  inDatabase((database) => database('payments').where({ document_id: id }).update(columns));
const find = async ({ id }: Subject) =>
  inDatabase(async (database) => {
    const row: { id: number; state: PaymentState } | undefined = await database('payments')
      .where({ document_id: id })
      .first();
    if (!row) return null;
    const steps = await database('payment_steps').where({ payment_id: row.id }).orderBy('id').select('event', 'state');
    const entries = await database('ledger_entries').where({ payment_id: id }).orderBy('id').select('key');
    return { state: row.state, row, steps, entries };
  });

/** Enters a payment by hand, or changes one, which is as one of the checkout afterwards. */
async function enter(subject: Subject, to: string | undefined) {
  const state = (await find(subject))?.state ?? 'pending';
  // What differs from what the payment says of itself.
  const status = to ?? (['submitted', 'completed', 'refunded'].includes(state) ? 'failed' : 'completed');
  if (subject.id === null) {
    const json = { user: subject.buyer.profileId, amount: 250, currency: 'INR', paymentDate: '2026-10-01', status };
    const answer = await admin.post('/api/admin/payments', { ...json, paymentMethod: 'cash', relatedTo: 'other' });
    if (answer.status !== 201) return answer;
    subject.id = (answer.json as { id: string }).id;
    await change(subject.id, { gateway: 'sandbox' });
    return { ...answer, status: 200 };
  }
  if (to !== undefined) await change(subject.id, { gateway: 'entered', related_to: 'other', related_id: null });
  const answer = await admin.send(`/api/admin/payments/${subject.id}`, {
    method: 'PUT',
    json: { status, paymentMethod: 'cash' },
  });
  if (to !== undefined) await change(subject.id, { gateway: 'sandbox' });
  return answer;
}

describe('a payment', () => {
  testEveryStep<PaymentState | 'none', Event, Subject>(paymentMachine, {
    async begin() {
      const [buyer, event, key] = [await newMember(), await paidEvent(), randomUUID()];
      paymentOf(await beginEvent(buyer, other, {}, key));
      return { buyer, event, key, id: null };
    },
    async send(subject, step, to) {
      const { buyer, event, key } = subject;
      const id = subject.id ?? 'no-such-payment';
      switch (step) {
        case 'begin': {
          if (subject.id !== null) return endOf(await beginEvent(buyer, event, {}, key));
          const answer = await beginEvent(buyer, event);
          subject.id = paymentOf(answer)._id;
          return endOf(answer);
        }
        case 'submit':
          return endOf(await confirm(buyer, id, { gateway: 'upi', utr: newUtr() }));
        case 'complete':
          return endOf(await confirm(buyer, id, { gateway: 'sandbox' }));
        case 'fail': {
          const answer = await confirm(buyer, id, { gateway: 'sandbox', outcome: 'fail' });
          // The payer is told that they did not pay: that is no refusal of the step.
          return answer.status === 402 ? { status: 200, sentence: '' } : endOf(answer);
        }
        case 'cancel':
          return endOf(await buyer.browser.post(api.cancelPayment(id)));
        case 'expire':
          await inDatabase((database) =>
            database('payments')
              .where({ document_id: id, state: 'pending' })
              .update({ expires_at: new Date(0) }),
          );
          return endOf(await askBackstage('payments', { now: new Date().toISOString() }));
        case 'approve':
          return endOf(await admin.post(api.decidePayment(id, 'confirm'), {}));
        case 'reopen':
          // What undoes a bank's statement asks for it.
          return endOf(await askBackstage('reopenPayment', { id, key: randomUUID() }));
        case 'recover':
          // What settles a line of a bank's statement asks for it.
          return endOf(await askBackstage('recoverPayment', { id }));
        case 'reject':
          return endOf(await admin.post(api.decidePayment(id, 'reject'), { reason: 'Not there' }));
        case 'enter':
          return endOf(await enter(subject, to));
        case 'refund': {
          const part = to === 'completed' ? { amount: 1 } : {};
          return endOf(await admin.post(api.refundPayment(id), { ...part, reason: 'Ill', key: randomUUID() }));
        }
      }
    },
    stateOf: async (subject) => (await find(subject))?.state ?? 'none',
    stored: find,
  });
});
