import { wallClockAt, writeDecimal } from 'contracts';

import type { WrittenEntry } from './read';

/** The first row of a file of postings. */
export const POSTINGS_HEAD = [
  ...(['Time', 'Entry', 'Description', 'Account', 'Amount', 'Currency', 'Member', 'Payment'] as const),
  ...(['Receipt', 'Takes back', 'Paid on', 'UTR'] as const),
] as const;

/** A row for each side of an entry. */
export const postingRows = (entry: WrittenEntry, timeZone: string): string[][] =>
  entry.postings.map(({ account, amount, currency, member }) => [
    ...[wallClockAt(entry.at, timeZone).replace('T', ' '), entry.key, entry.description, account],
    ...[writeDecimal(amount, currency), currency, member ?? '', entry.paymentId ?? ''],
    ...[entry.receiptNumber ?? '', entry.reverses ?? '', entry.paidOn ?? '', entry.utr ?? ''],
  ]);
