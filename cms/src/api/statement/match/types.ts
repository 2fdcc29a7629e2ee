import type { LineOutcome, PaymentState } from 'contracts';

/** A payment that a line may pay. */
export interface Candidate {
  /** Its row. */
  id: number;
  /** What stands in the statement of the society's bank. */
  reference: string;
  utr: string | null;
  /** What its payer gave before it ended without money: it counts where no payment has the number now. */
  formerUtr: string | null;
  /** Minor units. */
  amount: number;
  state: PaymentState;
  /** The day on which it was begun. */
  begunOn: string;
  /** The day on which the treasurer did not find it, as people read it; null where it was not so. */
  rejectedOn: string | null;
  /** Whether a gateway may have charged it already. */
  isCharged: boolean;
}

/** A line as the matcher sees it. */
export interface MatchedLine {
  /** Its place in the file, by which others name it. */
  place: number;
  day: string | null;
  /** Minor units, less than none for what was paid. */
  amount: number | null;
  narration: string;
  bankId: string;
  fault: string;
  hash: string;
}

/** How a payment was found. */
export type Basis = 'utr' | 'reference' | 'typing-error' | 'amount' | 'split' | 'state';

/** What is known of a line. */
export interface Verdict {
  outcome: Extract<LineOutcome, 'matched' | 'doubtful' | 'unmatched' | 'confirmed' | 'seen' | 'ignored' | 'unreadable'>;
  /** A sentence for people. */
  reason: string;
  /** The payment's row that it pays, or may pay. */
  paymentId: number | null;
  basis: Basis | null;
  /** Of the line; null where it has none, or several numbers that may be one. */
  utr: string | null;
  /** Whatever may be its UTR. */
  numbers?: readonly string[];
}

/** A line of money received, with what it says. */
export interface Credit {
  line: MatchedLine & { day: string; amount: number };
  utrs: readonly string[];
}
