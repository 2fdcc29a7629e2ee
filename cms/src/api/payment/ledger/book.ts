import { randomUUID } from 'node:crypto';

import type { Currency } from 'contracts';

import type { Database } from '../../../shared/transaction';

export const ENTRIES_TABLE = 'ledger_entries';
export const POSTINGS_TABLE = 'ledger_postings';

/** One side of an entry. */
export interface Posting {
  account: string;
  /** The profile's row of whom it is about; null for nobody. */
  memberId: number | null;
  /** Minor units: positive into the account, negative out of it. */
  amount: number;
  currency: Currency;
}

/** Something that happened to money. */
export interface NewEntry {
  /** What it is, once, such as `payment:<its id>`: a second one of the same key is refused by the database. */
  key: string;
  description: string;
  /** The payment that it belongs to, as it is known outside. */
  paymentId?: string;
  /** The key of the entry that it takes back, all or a part of it. */
  reverses?: string;
  at: Date;
  postings: readonly Posting[];
}

/**
 * Books entries: the one function that writes the ledger. What it has written is never changed, only reversed by another
 * entry.
 * @throws Error for an entry that does not balance in each of its currencies: nothing is written then
 */
export async function book(trx: Database, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  entries.forEach(assertBalanced);
  const inserted: { id: number; key: string }[] = await trx(ENTRIES_TABLE)
    .insert(
      entries.map(({ key, description, paymentId = null, reverses = null, at }) => ({
        ...{ document_id: randomUUID(), key, description, payment_id: paymentId, reverses, at },
        ...{ created_at: at, updated_at: at },
      })),
    )
    .returning(['id', 'key']);
  const ids = new Map(inserted.map(({ id, key }) => [key, id]));
  await trx(POSTINGS_TABLE).insert(
    entries.flatMap(({ key, postings, at }) =>
      postings.map(({ account, memberId, amount, currency }) => ({
        ...{ document_id: randomUUID(), entry_id: ids.get(key), account, member_id: memberId, amount, currency },
        ...{ created_at: at, updated_at: at },
      })),
    ),
  );
}

/** @throws Error where what comes in is not what goes out */
function assertBalanced({ key, postings }: NewEntry): void {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of postings) {
    if (!Number.isSafeInteger(amount)) throw new Error(`The entry ${key} has an amount that is none: ${amount}.`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const isBalanced = postings.length > 1 && [...sums.values()].every((sum) => sum === 0);
  if (!isBalanced) throw new Error(`The entry ${key} does not balance.`);
}

/** Money that goes from one account to another. @param amount minor units, more than none */
export const transfer = (
  { from, to }: { from: string; to: string },
  { amount, currency, memberId }: Pick<Posting, 'amount' | 'currency' | 'memberId'>,
): Posting[] => [
  { account: to, memberId, amount, currency },
  { account: from, memberId, amount: -amount, currency },
];
