import { formatMoney } from '../../money.js';
import {
  STATEMENT_HEADER_MAX_ROW,
  STATEMENT_MAX_BYTES,
  STATEMENT_MAX_LINES,
  STATEMENT_UNDO_DAYS,
  type StatementDateFormat,
} from './values.js';

/* Bank statements. */

const rupees = (minor: number) => formatMoney(minor, 'INR');

export const statementMissing = 'Please choose the bank’s statement';
export const statementTooLarge = `A statement has ${STATEMENT_MAX_BYTES / 1024 / 1024} MB at most`;
export const statementTooLong = `A statement has ${STATEMENT_MAX_LINES.toLocaleString('en-IN')} lines at most. Please split it by dates.`;
export const statementNoCsv = 'This is no CSV file. Please export the statement as CSV, not as Excel or PDF.';
export const statementNotDecoded = 'The letters of this file cannot be read. Please choose its encoding.';
export const statementBroken = 'This file breaks off, or has a field that is far too long';
export const statementEmpty = 'There is no line with a date and an amount in this file';
export const statementThere = 'This file was uploaded already';
/** @param column as the layout names it */
export const statementColumnMissing = (column: string) => `This file has no column “${column}”`;
/** @param column as the layout names it */
export const statementColumnTwice = (column: string) => `This file has two columns “${column}”`;
export const statementNotFound = 'This statement does not exist';
export const statementLineNotFound = 'This line does not exist';
export const statementKept = 'A statement that was applied is not deleted: undo it instead';
export const statementNotApplied = 'Nothing of this statement was applied: delete it instead';
export const statementUndone = 'This statement was undone. Upload it again.';
export const statementUndoOver = `A statement is undone within ${STATEMENT_UNDO_DAYS} days`;
export const statementDeleted = 'Statement deleted successfully';
export const statementNotUploaded = 'Failed to read statement';
export const statementsNotLoaded = 'Failed to load statements';
export const statementNotLoaded = 'Failed to load statement';
export const statementNotAppliedWhole = 'Failed to apply statement';
export const statementNotUndone = 'Failed to undo statement';
export const statementLineDecided = 'Line decided successfully';
export const statementLineNotDecided = 'Failed to decide line';
export const statementLineSettled = 'This line was decided already';
export const statementLineChoice = 'Please choose a payment, or set the line aside';
/** @param line @param payment minor units */
export const statementLineAmountOther = (line: number, payment: number) =>
  `The bank has ${rupees(line)}, the payment is ${rupees(payment)}. Wait for the rest, or keep the line as unclaimed and give the money back.`;
export const statementLineNotCredit = 'This line is no money received';
export const lineKept = 'Kept as unclaimed';
export const lineNotKept = 'Failed to keep line';
export const lineGivenBack = 'Given back, and booked so';
export const lineNotGivenBack = 'Failed to give money back';
export const unclaimedNotThere = 'This line is not kept as unclaimed';
export const unclaimedReturned = 'The money of this line was given back already';
export const unclaimedReturnedSince = 'Its money was given back since';
export const unclaimedAsked = 'Another admin is asked already whether this money is given back';
export const transferReferenceMissing = 'Please enter the number of the transfer by which it went back';
/** @param reference of the transfer */
export const lineReturnedBy = (reference: string) => `Its money went back by transfer ${reference}`;
export const statementLineNoUtr = 'The payer has not said that they paid, and the bank’s line has no UTR';

export const layoutNameMissing = 'Please name the bank';
export const layoutNameTaken = 'There is a bank of this name already';
export const layoutColumnMissing = 'Please say which column it is';
export const layoutAmountMissing =
  'Please say which column has the amount, or which one has what was received: one of the two';
export const layoutHeaderInvalid = `Please enter the line with the names of the columns: 1 to ${STATEMENT_HEADER_MAX_ROW}, or 0 for none`;
export const layoutNotFound = 'This bank does not exist';
export const layoutKept = 'A statement was read by this bank’s columns: change them instead';

/* Why a line is what it is. */

/** @param format of the bank */
export const lineDateUnreadable = (format: StatementDateFormat) => `Its date is not written as ${format}`;
export const lineAmountUnreadable = 'Its amount cannot be read';
export const lineNoCredit = 'Money that was paid, not received';
/** @param place of the other line */
export const lineSeenHere = (place: number) => `The same as line ${place}`;
export const lineSeenBefore = 'It was applied, or kept as unclaimed, with an earlier statement';
export const lineUtrMatched = 'UTR and amount are those of the payment';
export const lineReferenceMatched = 'Reference and amount are those of the payment';
export const lineConfirmedAlready = 'The payment is completed';
export const lineNamesSeveral = 'It names several payments';
export const lineRepeats = 'Several lines name this payment';
export const linePaidAgain = 'The payment has been paid by another line: was it paid twice?';
/** @param payment minor units */
export const lineLess = (payment: number) => `Less than the payment of ${rupees(payment)}: paid in part?`;
/** @param payment minor units */
export const lineMore = (payment: number) => `More than the payment of ${rupees(payment)}`;
/** @param lines how many @param payment minor units */
export const lineSplit = (lines: number, payment: number) =>
  `One of ${lines} lines that together are the payment of ${rupees(payment)}`;
export const lineOlder = 'The bank has it before the payment was begun';
export const lineTypingError = 'Amount and days fit, and one digit of the UTR is another or two have changed places';
export const lineSimilarToSeveral = 'Several payments have a UTR that is nearly this one';
export const lineUnknown = 'No payment has this UTR or reference';
export const lineNotSaid = 'The payer has not said that they paid';
export const lineOfEnded = {
  failed: 'The payment failed',
  cancelled: 'The payment was cancelled',
  expired: 'The time for the payment was over',
  rejected: 'The payment was rejected',
  refunded: 'The payment was refunded',
} as const;
/** @param day on which the treasurer did not find it, such as `Sep 14, 2027` */
export const lineOfRejected = (day: string) => `The payment was rejected on ${day}`;
export const lineOfUndone = 'The statement was undone before';

/* Why a payment could not be taken back. */

export const paymentNotReopened = 'What this payment pays cannot be taken back';
export const paymentRefundedSince = 'The payment was given back since, all or a part of it';
export const paymentReopenOver = 'The payment was confirmed too long ago';
export const ticketUsed = 'Whoever has the ticket has come in';
export const ticketGone = 'The seat is the buyer’s no more';
