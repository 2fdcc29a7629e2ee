import { withQuery } from '../../with-query.js';

/** GET: the reader's own payments. */
export const payments = (query: { page?: number; pageSize?: number } = {}) => withQuery('/api/payments', query);
/** POST begins a payment. @param type such as `event` @param id what is paid for */
export const newPayment = (type: string, id?: string) =>
  id === undefined ? `/api/payments/${type}` : `/api/payments/${type}/${encodeURIComponent(id)}`;
export const payment = (id: string) => `/api/payments/${encodeURIComponent(id)}`;
/** POST. */
export const confirmPayment = (id: string) => `${payment(id)}/confirm`;
/** POST. */
export const cancelPayment = (id: string) => `${payment(id)}/cancel`;
/** A PDF. */
export const paymentReceipt = (id: string) => `${payment(id)}/receipt`;
/** A PDF of all receipts of one's own of a financial year. @param year such as `2026-27` */
export const paymentStatement = (year: string) => `/api/payments/statement/${encodeURIComponent(year)}`;

/* The console. */

/** POST. */
export const decidePayment = (id: string, step: 'confirm' | 'reject') =>
  `/api/admin/payments/${encodeURIComponent(id)}/${step}`;
/** POST. */
export const refundPayment = (id: string) => `/api/admin/payments/${encodeURIComponent(id)}/refund`;
/** A PDF. */
export const consolePaymentReceipt = (id: string) => `/api/admin/payments/${encodeURIComponent(id)}/receipt`;
/** GET: how complete the numbers of the receipts are. */
export const receiptYears = () => '/api/admin/receipt-years';
/** GET reads, PUT writes how people pay the society. */
export const paymentSettings = () => '/api/admin/payment-settings';
/** A file of what was booked in a period, for spreadsheets or for beancount. Days are those of the site's clock. */
export const ledgerFile = (ending: 'csv' | 'beancount', query: { from?: string; to?: string } = {}) =>
  withQuery(`/api/admin/ledger.${ending}`, query);
/** A PDF: the same of a member, by their membership. */
export const memberStatement = (membershipId: string, year: string) =>
  `/api/admin/memberships/${encodeURIComponent(membershipId)}/statement/${encodeURIComponent(year)}`;
