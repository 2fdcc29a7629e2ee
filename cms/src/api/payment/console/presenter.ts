import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fromMinorUnits, messages, type ConsolePayment, type ConsolePaymentRow } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { inTransaction, type Database } from '../../../shared/transaction';
import { changesOf } from '../changes';
import { ENTRIES_TABLE, POSTINGS_TABLE } from '../ledger/book';
import { waitingRequestsOf } from '../money-requests/store';
import { paymentMachine } from '../payments/machine';
import { presentFacts, presentMonth } from '../payments/presenter';
import { payerNameOf } from '../payments/store';
import { ROW, withPayers, type PaymentRow } from './rows';

const step = tableOf('api::payment.payment-step', 'step');
const STEP = selection({
  ...pick(step, 'event', 'state', 'at'),
  note: step.note.or(''),
  by: tableOf('api::profile.profile', 'actor').name.optional(),
});
const entry = tableOf('api::payment.ledger-entry', 'entry');
const ENTRY = selection({
  ...pick(entry, 'id', 'key', 'description', 'at'),
  ...pick(tableOf('api::payment.ledger-posting', 'posting'), 'account', 'amount', 'currency'),
});

/** Stands in forms, and in what is noted of changes, for a payer who has left or gave anonymously. */
export const UNNAMED_PAYER = '-';

/** A payment in the console's list. */
export const presentRow = (row: PaymentRow): ConsolePaymentRow => ({
  ...presentFacts(row),
  id: row.documentId,
  relatedId: row.relatedId,
  payer: { _id: row.payerDocumentId ?? '', name: row.payerName ?? '', email: row.payerEmail ?? '' },
  payerName: payerNameOf(row.isAnonymous, row.payerName),
  description: row.description,
  paymentDate: row.paymentDate,
  receiptUrl: row.receiptUrl,
  isEntered: row.gateway === 'entered',
});

/** A payment whole, as an admin reads it. */
export type WholePayment = Pick<ConsolePayment, 'steps' | 'entries' | 'changes' | 'requests'> & { row: PaymentRow };

/** Reads a payment with its steps, what was booked of it, and what admins changed. @throws NotFoundError */
export async function readWhole(strapi: Core.Strapi, documentId: string): Promise<WholePayment> {
  return inTransaction(strapi, async (trx) => {
    const row = await ROW.first(withPayers(trx).where('payment.document_id', documentId));
    if (!row) throw new errors.NotFoundError(messages.paymentNotFound);
    const steps = await readSteps(trx, row.id);
    const entries = await readEntries(trx, documentId);
    const changes = await changesOf(trx, 'payment', documentId);
    return { row, steps, entries, changes, requests: await waitingRequestsOf(trx, documentId) };
  });
}

async function readSteps(database: Database, paymentId: number): Promise<ConsolePayment['steps']> {
  const steps = await STEP.all(
    database('payment_steps as step')
      .leftJoin('profiles as actor', 'actor.id', 'step.actor_id')
      .where('step.payment_id', paymentId)
      .orderBy('step.id'),
  );
  return steps.map(({ event, state, at, by, note }) => ({ event, state, at: at.toISOString(), by: by ?? '', note }));
}

async function readEntries(database: Database, documentId: string): Promise<ConsolePayment['entries']> {
  const sides = await ENTRY.all(
    database(`${ENTRIES_TABLE} as entry`)
      .innerJoin(`${POSTINGS_TABLE} as posting`, 'posting.entry_id', 'entry.id')
      .where('entry.payment_id', documentId)
      .orderBy(['entry.id', 'posting.id']),
  );
  const entries = new Map<number, ConsolePayment['entries'][number]>();
  for (const { id, key, description, at, account, amount, currency } of sides) {
    const known = entries.get(id) ?? { key, description, at: at.toISOString(), postings: [] };
    known.postings.push({ account, currency, amount: fromMinorUnits(amount, currency) });
    entries.set(id, known);
  }
  return [...entries.values()];
}

/** The same as an admin reads and writes it. */
export const presentConsolePayment = ({ row, steps, entries, changes, requests }: WholePayment): ConsolePayment => ({
  ...presentRow(row),
  user: row.payerDocumentId ?? UNNAMED_PAYER,
  relatedId: row.relatedId ?? '',
  months: row.months.map(presentMonth),
  ...{ steps, entries, changes, requests },
  abilities: {
    confirm: paymentMachine.can('approve', row.state),
    reject: paymentMachine.can('reject', row.state),
    refund: paymentMachine.can('refund', row.state),
    delete: isDeletable(row) && entries.length === 0,
  },
  updatedAt: row.updatedAt.toISOString(),
});

/** Whether a payment of this state may be deleted, where nothing was ever booked of it: nobody waits for it. */
export const isDeletable = ({ state }: Pick<PaymentRow, 'state'>): boolean =>
  state !== 'completed' && state !== 'refunded' && state !== 'submitted';
