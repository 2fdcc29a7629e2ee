import type { LineOutcome, StatementState } from 'contracts';

/** What of a statement's state tells by colour. */
export const STATEMENT_TONES: Partial<Record<StatementState, 'good' | 'waiting'>> = {
  previewed: 'waiting',
  applying: 'waiting',
  undoing: 'waiting',
  applied: 'good',
};

/** The same of a line's outcome. */
export const OUTCOME_TONES: Partial<Record<LineOutcome, 'good' | 'waiting'>> = {
  matched: 'good',
  applied: 'good',
  doubtful: 'waiting',
  unclaimed: 'waiting',
  kept: 'waiting',
  unreadable: 'waiting',
};
