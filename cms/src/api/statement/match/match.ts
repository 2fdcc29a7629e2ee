import { messages } from 'contracts';

import { findSimilar } from './find-similar';
import { judge, type Naming } from './judge';
import type { Candidate, Credit, MatchedLine, Verdict } from './types';
import { tokensOf } from './words';

/**
 * Says of each line which payment it pays, and how sure that is. Only what leaves no doubt is `matched`: the UTR or the
 * reference of one payment alone, its very amount, and no other line that names it too.
 * @param payments all that wait, and those that the lines may name
 * @param seen hashes of lines that were applied before
 * @returns a verdict for each line, in their order
 */
export function matchLines(
  lines: readonly MatchedLine[],
  payments: readonly Candidate[],
  seen: ReadonlySet<string>,
): Verdict[] {
  const verdicts: (Verdict | null)[] = [];
  const credits: Credit[] = [];
  const first = new Map<string, number>();
  for (const line of lines) {
    const verdict = withoutPayments(line, first.get(line.hash), seen);
    verdicts.push(verdict);
    if (!first.has(line.hash)) first.set(line.hash, line.place);
    if (verdict === null) credits.push(creditOf(line));
  }
  const found = matchCredits(credits, payments);
  return verdicts.map((verdict) => verdict ?? found.shift() ?? plain('unmatched', messages.lineUnknown));
}

/** What is known of a line by itself; null of money received that was not seen before. */
function withoutPayments(line: MatchedLine, former: number | undefined, seen: ReadonlySet<string>): Verdict | null {
  if (line.fault !== '' || line.day === null || line.amount === null) return plain('unreadable', line.fault);
  if (line.amount <= 0) return plain('ignored', messages.lineNoCredit);
  if (former !== undefined) return plain('seen', messages.lineSeenHere(former));
  return seen.has(line.hash) ? plain('seen', messages.lineSeenBefore) : null;
}

const plain = (outcome: Verdict['outcome'], reason: string): Verdict => ({
  ...{ outcome, reason, paymentId: null, basis: null, utr: null },
});

function creditOf(line: MatchedLine): Credit {
  return { line: { ...line, day: line.day ?? '', amount: line.amount ?? 0 }, utrs: [] };
}

function matchCredits(found: readonly Credit[], payments: readonly Candidate[]): Verdict[] {
  const byUtr = byUtrOf(payments);
  const byReference = groupBy(payments, ({ reference }) => reference);
  const credits: Credit[] = [];
  const namings = found.map(({ line }): Naming[] => {
    const { utrs, tokens } = tokensOf(`${line.narration} ${line.bankId}`);
    const named = tokens.flatMap((token) => byReference.get(token) ?? []);
    // A reference may be twelve digits, as a UTR is.
    const numbers = utrs.filter((utr) => byUtr.has(utr) || !byReference.has(utr));
    credits.push({ line, utrs: numbers });
    const known = new Map<number, Naming>(named.map((payment) => [payment.id, { payment, by: 'reference' }]));
    for (const payment of numbers.flatMap((utr) => byUtr.get(utr) ?? [])) known.set(payment.id, { payment, by: 'utr' });
    return [...known.values()];
  });
  const judged = judge(credits, namings);
  const unnamed = credits.filter((_credit, index) => judged[index] === null);
  const claimed = new Set(namings.flat().map(({ payment }) => payment.id));
  const waiting = payments.filter(({ id, state }) => state === 'submitted' && !claimed.has(id));
  const similar = findSimilar(unnamed, waiting);
  return credits.map((credit, index) => {
    const verdict = judged[index] ?? similar.get(credit) ?? plain('unmatched', messages.lineUnknown);
    return { ...verdict, utr: verdict.utr ?? only(credit.utrs), numbers: credit.utrs };
  });
}

/** The UTR of a line; null where it has none, or several numbers that may be one. */
const only = (utrs: readonly string[]): string | null => (utrs.length === 1 ? (utrs[0] ?? null) : null);

/** Payments by their number; by the one that they had, where no other has it now. */
function byUtrOf(payments: readonly Candidate[]): Map<string, Candidate[]> {
  const former = groupBy(payments, ({ utr, formerUtr }) => (utr === null ? formerUtr : null));
  return new Map([...former, ...groupBy(payments, ({ utr }) => utr)]);
}

/** @param keyOf null for an item that is in no group */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
