import { messages } from 'contracts';

import type { Basis, Candidate, Credit, Verdict } from './types';

/** That a line names a payment, and by what. */
export interface Naming {
  payment: Candidate;
  by: 'utr' | 'reference';
}

interface Named extends Naming {
  credit: Credit;
  index: number;
}

/** Judges lines that name payments. @returns in their order; null for a line that names none */
export function judge(credits: readonly Credit[], namings: readonly (readonly Naming[])[]): (Verdict | null)[] {
  const verdicts: (Verdict | null)[] = credits.map(() => null);
  const groups = new Map<number, Named[]>();
  credits.forEach((credit, index) => {
    const [naming, other] = namings[index] ?? [];
    if (!naming) return;
    if (other) {
      verdicts[index] = doubtful(messages.lineNamesSeveral, null, 'state');
      return;
    }
    const group = groups.get(naming.payment.id) ?? [];
    groups.set(naming.payment.id, [...group, { ...naming, credit, index }]);
  });
  // A line that names several may be what pays one of them.
  const contested = new Set(namings.filter(({ length }) => length > 1).flatMap((all) => all.map(idOf)));
  for (const [id, group] of groups) {
    for (const [index, verdict] of judgeGroup(group, contested.has(id))) verdicts[index] = verdict;
  }
  return verdicts;
}

const idOf = ({ payment }: Naming): number => payment.id;

/** Judges all lines that name one payment, and no other. */
function judgeGroup(group: readonly Named[], isContested: boolean): (readonly [number, Verdict])[] {
  const [first] = group;
  if (!first) return [];
  const { payment } = first;
  if (group.length === 1) {
    const verdict = judgeOne(first);
    const isSure = verdict.outcome !== 'matched' || !isContested;
    return [[first.index, isSure ? verdict : doubtful(messages.lineRepeats, payment, 'state')]];
  }
  const sum = group.reduce((total, { credit }) => total + credit.line.amount, 0);
  if (sum === payment.amount && isOpen(payment)) {
    return group.map(({ index }) => [index, doubtful(messages.lineSplit(group.length, sum), payment, 'split')]);
  }
  const exact = group.filter(({ by, credit }) => by === 'utr' && credit.line.amount === payment.amount);
  return group.map((named) => {
    if (named.credit.line.amount !== payment.amount) return [named.index, judgeOne(named)];
    if (exact.length === 1 && exact[0] === named && !isContested) return [named.index, judgeOne(named)];
    const sentence = exact.length === 1 ? messages.linePaidAgain : messages.lineRepeats;
    return [named.index, doubtful(sentence, payment, 'state')];
  });
}

const isOpen = ({ state }: Candidate): boolean => state === 'submitted' || state === 'pending';

/** Judges the one line that names a payment. */
function judgeOne({ payment, by, credit }: Naming & { credit: Credit }): Verdict {
  const { line, utrs } = credit;
  const { state, amount } = payment;
  if (state === 'completed') {
    // Money that came by another transfer than the one that was confirmed.
    const isThat = by === 'utr' && line.amount === amount;
    return isThat
      ? { ...sure('confirmed', messages.lineConfirmedAlready, payment, by), utr: payment.utr }
      : doubtful(line.amount === amount ? messages.linePaidAgain : otherAmount(line.amount, amount), payment, 'state');
  }
  if (!isOpen(payment)) return doubtful(whyEnded(payment), payment, 'state');
  if (line.amount !== amount) return doubtful(otherAmount(line.amount, amount), payment, 'amount');
  if (dayBefore(payment.begunOn) > line.day) return doubtful(messages.lineOlder, payment, 'state');
  if (state === 'pending' && (payment.isCharged || utrs.length !== 1)) {
    return doubtful(messages.lineNotSaid, payment, 'state');
  }
  const reason = by === 'utr' ? messages.lineUtrMatched : messages.lineReferenceMatched;
  return { ...sure('matched', reason, payment, by), ...(by === 'utr' && { utr: payment.utr }) };
}

type Ended = keyof typeof messages.lineOfEnded;
const whyEnded = ({ state, rejectedOn }: Candidate): string =>
  rejectedOn === null ? messages.lineOfEnded[state as Ended] : messages.lineOfRejected(rejectedOn);

const otherAmount = (line: number, payment: number): string =>
  line < payment ? messages.lineLess(payment) : messages.lineMore(payment);

const sure = (outcome: 'matched' | 'confirmed', reason: string, { id }: Candidate, basis: Basis): Verdict => ({
  ...{ outcome, reason, basis, paymentId: id, utr: null },
});

const doubtful = (reason: string, payment: Candidate | null, basis: Basis): Verdict => ({
  ...{ outcome: 'doubtful', reason, basis, paymentId: payment?.id ?? null, utr: null },
});

/** Clocks of banks and of the site may differ about midnight. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
