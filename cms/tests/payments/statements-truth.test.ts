// @databases one
import { randomUUID } from 'node:crypto';

import type { LineOutcome } from 'contracts';
import { describe, expect, it } from 'vitest';

import { BANKS, type Transfer } from '../helpers/bank-files';
import { readStatement } from '../../src/api/statement/read/read-statement';
import { matchLines } from '../../src/api/statement/match/match';
import type { Candidate } from '../../src/api/statement/match/types';

const LINES = 5000;

/** Random numbers that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is true of a line, whatever it says. */
interface Truth {
  transfer: Transfer;
  /** The payment that its money is for; null for none. */
  payment: Candidate | null;
  expected: LineOutcome;
}

type Kind = (typeof KINDS)[number];
const KINDS = [
  ...(['utr', 'utr', 'utr', 'utr', 'reference', 'pending', 'replaced', 'turned', 'part', 'more', 'split'] as const),
  ...([
    'repeated',
    'debit',
    'stranger',
    'completed',
    'twice',
    'refunded',
    'cancelled',
    'expired',
    'rival',
    'rejected',
    'again',
  ] as const),
];

/** Payments, and what the bank has of them. Many cost the same, as contributions do. */
class World {
  readonly payments: Candidate[] = [];
  readonly truths: Truth[] = [];
  private readonly random: () => number;
  constructor(seed: number) {
    this.random = seeded(seed);
  }

  private int = (below: number): number => Math.floor(this.random() * below);
  private pick = <T>(items: readonly T[]): T => items[this.int(items.length)] as T;
  private utr = (): string => `4${String(this.int(1e11)).padStart(11, '0')}`;

  private payment(fields: Partial<Candidate> = {}): Candidate {
    const payment: Candidate = {
      ...{ id: this.payments.length + 1, reference: '', utr: this.utr(), formerUtr: null, state: 'submitted' },
      amount: this.pick([5000, 10_000, 10_000, 10_000, 25_000, 1_234_500, 12_345_678]),
      ...{ begunOn: `2026-11-${String(this.int(20) + 2).padStart(2, '0')}`, isCharged: false, rejectedOn: null },
      ...fields,
    };
    payment.reference = Array.from({ length: 12 }, () => this.int(16).toString(16))
      .join('')
      .toUpperCase();
    this.payments.push(payment);
    return payment;
  }

  private words(utr: string, reference = ''): Pick<Transfer, 'narration' | 'bankId'> {
    const name = this.pick(['ASHA RAO', 'RAVI, K', 'O"BRIEN', 'MEERA; S']);
    const ref = reference && `-${reference} Contributions`;
    return this.pick([
      { narration: `UPI/${utr}/${name}/asha@okbank${ref}`, bankId: '' },
      { narration: `UPI-${name}-9876543210@ybl${ref}`, bankId: utr },
      { narration: `IMPS ${utr} ${name}${ref}`, bankId: `S${this.int(1e8)}` },
    ]);
  }

  private line(payment: Candidate | null, expected: LineOutcome, fields: Partial<Transfer>): Truth {
    const day = payment?.begunOn ?? '2026-11-10';
    const transfer = { day, amount: payment?.amount ?? 10_000, ...this.words(this.utr()), ...fields };
    const truth = { transfer, payment, expected };
    this.truths.push(truth);
    return truth;
  }

  add(kind: Kind): void {
    const own = (payment: Candidate) => this.words(payment.utr ?? '');
    const payment = () => this.payment();
    const adders: Record<Kind, () => void> = {
      utr: () => this.matched(payment()),
      reference: () => {
        // The payer entered quite another number: the bank has their reference.
        const paid = payment();
        this.line(paid, 'matched', this.words(this.utr(), paid.reference));
      },
      pending: () => {
        const paid = this.payment({ state: 'pending', utr: null });
        this.line(paid, 'matched', this.words(this.utr(), paid.reference));
      },
      replaced: () => this.mistyped((digits, place) => digits.with(place, String((Number(digits[place]) + 1) % 10))),
      turned: () =>
        this.mistyped((digits, place) =>
          digits.with(place, digits[place - 1] ?? '').with(place - 1, digits[place] ?? ''),
        ),
      part: () => {
        const paid = payment();
        this.line(paid, 'doubtful', { ...own(paid), amount: paid.amount - 100 });
      },
      more: () => {
        const paid = payment();
        this.line(paid, 'doubtful', { ...own(paid), amount: paid.amount + 100 });
      },
      split: () => {
        const paid = payment();
        const half = Math.floor(paid.amount / 2);
        this.line(paid, 'doubtful', { ...this.words(this.utr(), paid.reference), amount: half });
        this.line(paid, 'doubtful', { ...this.words(this.utr(), paid.reference), amount: paid.amount - half });
      },
      repeated: () => {
        const { transfer } = this.matched(payment());
        this.truths.push({ transfer, payment: null, expected: 'seen' });
      },
      debit: () => {
        // Even where it has all that a payment has.
        const paid = payment();
        this.line(null, 'ignored', { ...own(paid), amount: -paid.amount, day: paid.begunOn });
      },
      stranger: () => this.line(null, 'unmatched', { amount: this.pick([10_000, 5000]) }),
      completed: () => {
        const paid = this.payment({ state: 'completed' });
        this.line(paid, 'confirmed', own(paid));
      },
      twice: () => {
        const paid = payment();
        this.line(paid, 'matched', this.words(paid.utr ?? '', paid.reference));
        this.line(null, 'doubtful', { ...this.words(this.utr(), paid.reference), amount: paid.amount });
      },
      refunded: () => {
        const paid = this.payment({ state: 'refunded' });
        this.line(paid, 'doubtful', own(paid));
      },
      cancelled: () => this.ended('cancelled'),
      expired: () => this.ended('expired'),
      rejected: () => {
        const paid = this.payment({ state: 'rejected', utr: null, formerUtr: this.utr(), rejectedOn: 'Nov 25, 2026' });
        this.line(paid, 'doubtful', this.words(paid.formerUtr ?? ''));
      },
      again: () => {
        // Whoever was rejected has begun anew with the same number.
        const paid = payment();
        this.payment({ state: 'rejected', utr: null, formerUtr: paid.utr, rejectedOn: 'Nov 25, 2026' });
        this.line(paid, 'matched', own(paid));
      },
      rival: () => {
        // One says the number of another's transfer, which has the other's reference.
        const [thief, owner] = [payment(), this.payment({ amount: 10_000, utr: null, state: 'pending' })];
        this.line(null, 'doubtful', { ...this.words(thief.utr ?? '', owner.reference), amount: 10_000 });
      },
    };
    adders[kind]();
  }

  private matched(paid: Candidate): Truth {
    return this.line(paid, 'matched', this.words(paid.utr ?? ''));
  }

  private mistyped(mistake: (digits: string[], place: number) => string[]): void {
    const paid = this.payment();
    const right = paid.utr ?? '';
    let typed = right;
    while (typed === right) typed = mistake([...right], this.int(11) + 1).join('');
    paid.utr = typed;
    this.line(paid, 'doubtful', this.words(right));
  }

  private ended(state: 'cancelled' | 'expired'): void {
    const paid = this.payment({ state, utr: null });
    this.line(paid, 'doubtful', this.words(this.utr(), paid.reference));
  }

  /** Lines in the order of a bank, which is none of the payments'. */
  shuffled(): Truth[] {
    for (let place = this.truths.length - 1; place > 0; place -= 1) {
      const other = this.int(place + 1);
      const [one, two] = [this.truths[place], this.truths[other]];
      // Of two lines alike the first is the one that is meant.
      if (!one || !two || one.transfer === two.transfer) continue;
      [this.truths[place], this.truths[other]] = [two, one];
    }
    const first = new Map<Transfer, Truth>();
    for (const truth of this.truths) {
      const former = first.get(truth.transfer);
      if (former?.expected === 'seen') {
        [former.expected, truth.expected] = [truth.expected, former.expected];
        [former.payment, truth.payment] = [truth.payment, former.payment];
      }
      first.set(truth.transfer, truth);
    }
    return this.truths;
  }
}

function worldOf(seed: number, lines: number): World {
  const world = new World(seed);
  while (world.truths.length < lines - 1) world.add(KINDS[world.truths.length % KINDS.length] ?? 'utr');
  while (world.truths.length < lines) world.add('utr');
  return world;
}

describe.each(BANKS.map((bank, index) => [index + 1, bank] as const))('the statement of bank %i', (seed, bank) => {
  it('is matched line by line as the truth is, and never with another payment', () => {
    const world = worldOf(seed, LINES);
    const truths = world.shuffled();
    const lines = readStatement(bank.write(truths.map(({ transfer }) => transfer)), bank.layout);
    expect(lines.map(({ amount }) => amount)).toEqual(truths.map(({ transfer }) => transfer.amount));
    expect(lines.map(({ day }) => day)).toEqual(truths.map(({ transfer }) => transfer.day));
    const verdicts = matchLines(lines, world.payments, new Set());
    const wrong = truths.flatMap(({ payment, expected, transfer }, index) => {
      const { outcome, paymentId } = verdicts[index] ?? {};
      const isRight = outcome === expected && (outcome !== 'matched' || paymentId === payment?.id);
      return isRight ? [] : [{ transfer, expected, outcome, paymentId, truth: payment?.id }];
    });
    expect(wrong).toEqual([]);
    // What is doubtful names the payment that it is about, or none.
    const misled = truths.filter(
      ({ payment }, index) =>
        payment !== null && verdicts[index]?.paymentId !== payment.id && verdicts[index]?.paymentId !== null,
    );
    expect(misled).toEqual([]);
    const count = (wanted: LineOutcome) => verdicts.filter(({ outcome }) => outcome === wanted).length;
    expect([count('matched') > 1000, count('doubtful') > 1000, count('unmatched') > 100]).toEqual([true, true, true]);
  });
});

describe('a doubt', () => {
  const line = (fields: object = {}) => ({
    ...{ place: 1, day: '2026-11-10', amount: 10_000, narration: 'UPI/412345678901/ASHA', bankId: '', fault: '' },
    ...{ hash: randomUUID(), ...fields },
  });
  const payment = (fields: Partial<Candidate> = {}): Candidate => ({
    ...{ id: 1, reference: 'AB12CD34EF56', utr: '412345678901', amount: 10_000, state: 'submitted' },
    ...{ begunOn: '2026-11-10', isCharged: false, formerUtr: null, rejectedOn: null, ...fields },
  });
  const match = (lines: ReturnType<typeof line>[], payments: Candidate[]) =>
    matchLines(lines, payments, new Set()).map(({ outcome, paymentId, basis }) => [outcome, paymentId, basis]);

  it('is no match: of days before the payment, of several that are similar, of one that a gateway may have', () => {
    expect(match([line({ day: '2026-11-08' })], [payment()])).toEqual([['doubtful', 1, 'state']]);
    expect(match([line({ day: '2026-11-09' })], [payment()])).toEqual([['matched', 1, 'utr']]);
    const near = [payment({ utr: '412345678902' }), payment({ id: 2, utr: '412345678910', reference: 'B' })];
    expect(match([line()], near)).toEqual([['doubtful', null, 'typing-error']]);
    expect(match([line()], near.slice(0, 1))).toEqual([['doubtful', 1, 'typing-error']]);
    expect(match([line()], [payment({ utr: '412345678902', amount: 9000 })])).toEqual([['unmatched', null, null]]);
    expect(match([line()], [payment({ utr: '412345678902', begunOn: '2026-11-01' })])).toEqual([
      ['unmatched', null, null],
    ]);
    const charged = payment({ utr: null, state: 'pending', isCharged: true });
    expect(match([line({ bankId: 'ab12cd34ef56' })], [charged])).toEqual([['doubtful', 1, 'state']]);
  });

  it('is one line of several that are the payment together, and two that are each all of it', () => {
    const part = (amount: number, utr: string) => line({ amount, narration: `${utr} AB12CD34EF56` });
    expect(match([part(4000, '499999999991'), part(6000, '499999999992')], [payment()])).toEqual([
      ['doubtful', 1, 'split'],
      ['doubtful', 1, 'split'],
    ]);
    expect(match([part(10_000, '499999999991'), part(10_000, '499999999992')], [payment()])).toEqual([
      ['doubtful', 1, 'state'],
      ['doubtful', 1, 'state'],
    ]);
  });

  it('takes a reference of twelve digits for none of the UTRs', () => {
    const digits = payment({ reference: '123412341234', utr: null, state: 'pending' });
    expect(match([line({ narration: '123412341234 498765432109' })], [digits])).toEqual([['matched', 1, 'reference']]);
  });
});
