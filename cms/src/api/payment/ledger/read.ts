import type { Currency } from 'contracts';

import { everyBatchAfter } from '../../../platform/tables/every-batch';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { ENTRIES_TABLE, POSTINGS_TABLE } from './book';

/** From one instant, before another. */
export interface Period {
  from: Date;
  before: Date;
}

const entry = tableOf('api::payment.ledger-entry', 'entry');
const payment = tableOf('api::payment.payment', 'payment');
const ENTRY = selection({
  ...pick(entry, 'id', 'key', 'description', 'paymentId', 'reverses', 'at'),
  receiptNumber: tableOf('api::payment.receipt', 'receipt').number.optional(),
  /** The day on which its payment was paid, and the number that the bank gave it. */
  ...{ paidOn: payment.paymentDate.optional(), utr: payment.utr },
});

const posting = tableOf('api::payment.ledger-posting', 'posting');
const POSTING = selection({
  ...pick(posting, 'entryId', 'account', 'amount', 'currency'),
  /** As they are known outside; null for nobody. */
  member: tableOf('api::profile.profile', 'profile').documentId.optional(),
});

/** One side of an entry, as files have it. */
export type WrittenPosting = Omit<ReturnType<typeof POSTING.read>, 'entryId'>;
/** An entry with its sides. */
export type WrittenEntry = ReturnType<typeof ENTRY.read> & { postings: WrittenPosting[] };

/** Whoever gives may want to be known to nobody: what is booked as a gift names nobody. */
const NAMELESS = /^Income:Donations(?::|$)/;

/** Entries of a period by their time, some at a time, each with its sides. */
export const entriesOf = (database: Database, { from, before }: Period): AsyncGenerator<WrittenEntry[]> =>
  everyBatchAfter({ at: from, id: 0 }, async ({ at, id }, most) => {
    const entries = await ENTRY.all(
      database(`${ENTRIES_TABLE} as entry`)
        .leftJoin('payments as payment', 'payment.document_id', 'entry.payment_id')
        .leftJoin('receipts as receipt', 'receipt.payment_id', 'payment.id')
        .whereRaw('(entry.at, entry.id) > (?, ?)', [at, id])
        .where('entry.at', '<', before)
        .orderBy(['entry.at', 'entry.id'])
        .limit(most),
    );
    const sides = await sidesOf(database, entries);
    return { keys: entries, rows: entries.map((each) => ({ ...each, postings: sides.get(each.id) ?? [] })) };
  });

async function sidesOf(database: Database, entries: readonly { id: number }[]): Promise<Map<number, WrittenPosting[]>> {
  const rows = await POSTING.all(
    database(`${POSTINGS_TABLE} as posting`)
      .leftJoin('profiles as profile', 'profile.id', 'posting.member_id')
      .whereIn(
        'posting.entry_id',
        entries.map(({ id }) => id),
      )
      .orderBy(['posting.entry_id', 'posting.id']),
  );
  const nameless = new Set(rows.filter(({ account }) => NAMELESS.test(account)).map(({ entryId }) => entryId));
  const sides = new Map<number, WrittenPosting[]>();
  for (const { entryId, member, ...side } of rows) {
    const written = { ...side, member: nameless.has(entryId) ? null : member };
    sides.set(entryId, [...(sides.get(entryId) ?? []), written]);
  }
  return sides;
}

/** What an account holds, in minor units. */
export interface Balance {
  account: string;
  currency: Currency;
  amount: number;
}

/** What was in each account before an instant; of income and expenses too. */
export async function balancesBefore(database: Database, instant: Date): Promise<Balance[]> {
  const rows: (Omit<Balance, 'amount'> & { amount: number | string })[] = await database(`${ENTRIES_TABLE} as entry`)
    .innerJoin(`${POSTINGS_TABLE} as posting`, 'posting.entry_id', 'entry.id')
    .where('entry.at', '<', instant)
    .groupBy('posting.account', 'posting.currency')
    .orderBy(['posting.account', 'posting.currency'])
    .select('posting.account', 'posting.currency')
    .sum({ amount: 'posting.amount' });
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}
