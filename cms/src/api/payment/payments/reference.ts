import type { StoredPayment } from './store';

/** Characters of a payment's id that stand in the bank's statement: enough to tell payments apart. */
const REFERENCE_CHARS = 12;

/** What stands in the statement of the society's bank. */
export const referenceOf = ({ documentId }: Pick<StoredPayment, 'documentId'>): string =>
  documentId.replaceAll('-', '').slice(0, REFERENCE_CHARS).toUpperCase();

/** The beginning of the id of the payment that has a reference; null for what is none. */
export const beginningOf = (reference: string): string | null =>
  /^[\dA-F]{12}$/.test(reference) ? `${reference.slice(0, 8)}-${reference.slice(8)}`.toLowerCase() : null;
