/** What a bank parts the columns of its file with. */
export const STATEMENT_DELIMITERS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type StatementDelimiter = (typeof STATEMENT_DELIMITERS)[number];
export const STATEMENT_DELIMITER_LABELS: Record<StatementDelimiter, string> = {
  comma: 'Comma (,)',
  semicolon: 'Semicolon (;)',
  tab: 'Tab',
  pipe: 'Bar (|)',
};

/** How a bank writes its letters; `auto` finds out. */
export const STATEMENT_ENCODINGS = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type StatementEncoding = (typeof STATEMENT_ENCODINGS)[number];
export const STATEMENT_ENCODING_LABELS: Record<StatementEncoding, string> = {
  auto: 'Found out',
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little end first',
  'utf-16be': 'UTF-16, big end first',
  'windows-1252': 'Windows-1252',
};

/** How a bank writes a day. */
export const STATEMENT_DATE_FORMATS = ['dd/mm/yyyy', 'dd-mmm-yy', 'yyyy-mm-dd', 'mm/dd/yyyy'] as const;
export type StatementDateFormat = (typeof STATEMENT_DATE_FORMATS)[number];
export const STATEMENT_DATE_FORMAT_LABELS: Record<StatementDateFormat, string> = {
  'dd/mm/yyyy': 'Day, month, year: 23/11/2026',
  'dd-mmm-yy': 'Day, name of the month, year: 23-Nov-26',
  'yyyy-mm-dd': 'Year, month, day: 2026-11-23',
  'mm/dd/yyyy': 'Month, day, year: 11/23/2026',
};

/** How a statement stands. What is being applied or undone was left in the midst, and can be taken up again. */
export const STATEMENT_STATES = ['previewed', 'applying', 'applied', 'undoing', 'undone'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];
export const STATEMENT_STATE_LABELS: Record<StatementState, string> = {
  previewed: 'Not applied yet',
  applying: 'Applied in part',
  applied: 'Applied',
  undoing: 'Undone in part',
  undone: 'Undone',
};

/** What is known of a line. */
export const LINE_OUTCOMES = [
  'matched',
  'doubtful',
  'unmatched',
  'applied',
  'unclaimed',
  'returned',
  'confirmed',
  'seen',
  'ignored',
  'unreadable',
  'dismissed',
  'undone',
  'kept',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];
export const LINE_OUTCOME_LABELS: Record<LineOutcome, string> = {
  matched: 'Matched',
  doubtful: 'Doubtful',
  unmatched: 'Unmatched',
  applied: 'Applied',
  unclaimed: 'Kept as unclaimed',
  returned: 'Given back',
  confirmed: 'Already confirmed',
  seen: 'Already seen',
  ignored: 'Not money received',
  unreadable: 'Not read',
  dismissed: 'Set aside',
  undone: 'Undone',
  kept: 'Could not be undone',
};

/** Largest file of a statement, in bytes, and its most lines. */
export const STATEMENT_MAX_BYTES = 4 * 1024 * 1024;
export const STATEMENT_MAX_LINES = 5000;
/** Lines that a preview shows. */
export const STATEMENT_PREVIEW_LINES = 12;
/** The lowest line that may have the names of the columns. */
export const STATEMENT_HEADER_MAX_ROW = 50;
/** How long what a statement confirmed can be undone, in days. */
export const STATEMENT_UNDO_DAYS = 7;
/** How long the bank's words are kept, which name people, in days. */
export const STATEMENT_NARRATION_DAYS = 365;
/** Longest texts, in characters. */
export const STATEMENT_NARRATION_MAX_CHARS = 500;
export const BANK_LAYOUT_NAME_MAX_CHARS = 60;
export const BANK_COLUMN_MAX_CHARS = 100;
/** Of the number that the bank gives a transfer which gives money back. */
export const TRANSFER_REFERENCE_MAX_CHARS = 50;
