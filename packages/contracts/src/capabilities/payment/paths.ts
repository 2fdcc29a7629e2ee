import { withQuery } from '../../with-query.js';

/**
 * The checkout. @param type such as `event` @param id what is paid for, where there are several of the kind
 * @param query `payment`: one that has begun
 */
export const pay = (type: string, id?: string, query: { amount?: string; payment?: string } = {}) =>
  withQuery(id === undefined ? `/payment/${type}` : `/payment/${type}/${encodeURIComponent(id)}`, query);
/** The checkout of contributions, of a payment that has begun. */
export const payContributions = (payment: string) => pay('membership', payment);
export const paymentSuccess = () => '/payment/success';
/** In the console. */
export const moneyRequests = () => '/admin/money-requests';
