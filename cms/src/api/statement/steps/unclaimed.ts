import { messages } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { assetOf, book, transfer, UNCLAIMED } from '../../payment/public';
import type { StoredLine } from '../store';

/* Money that the bank has and that is nobody's payment, in the ledger: once in, and once out again, by the entries' keys. */

type LineOfMoney = Pick<StoredLine, 'documentId' | 'place' | 'amount' | 'statementFile'>;

const BANK = assetOf(null, 'bank_transfer');
const IN_RUPEES = { currency: 'INR', memberId: null } as const;
const keyOf = ({ documentId }: LineOfMoney): string => `unclaimed:${documentId}`;

/** What a line is called where it is spoken of elsewhere. */
export const titleOf = ({ place, statementFile }: LineOfMoney): string => `line ${place} of ${statementFile}`;

/** Books a line's money as owed to whoever sent it. */
export async function bookUnclaimed(trx: Database, line: LineOfMoney, now: Date): Promise<void> {
  const postings = transfer({ from: UNCLAIMED, to: BANK }, { ...IN_RUPEES, amount: creditOf(line) });
  await book(trx, [{ key: keyOf(line), description: `Unclaimed: ${titleOf(line)}`, at: now, postings }]);
}

/**
 * Takes it back: the society owes it no more.
 * @param because such as `Given back`
 */
export async function bookClaimed(trx: Database, line: LineOfMoney, because: string, now: Date): Promise<void> {
  const reverses = keyOf(line);
  const postings = transfer({ from: BANK, to: UNCLAIMED }, { ...IN_RUPEES, amount: creditOf(line) });
  // Whatever becomes of it has this one key: it becomes one thing.
  const entry = { key: `${reverses}:out`, reverses, description: `${because}: ${titleOf(line)}`, at: now, postings };
  await book(trx, [entry]);
}

/** Minor units. @throws a 409 for a line that is no money received */
export function creditOf({ amount }: Pick<LineOfMoney, 'amount'>): number {
  if (amount === null || amount <= 0) throw conflict(messages.statementLineNotCredit);
  return amount;
}
