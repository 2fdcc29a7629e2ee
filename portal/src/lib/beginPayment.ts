import { api, IDEMPOTENCY_KEY, type One, type PaymentDetail, type PaymentType } from 'contracts';

import { send } from './fetcher';
import { forgetRequestKey, requestKey } from './requestKey';

/** What is paid: its id where there are several of the kind, and what the server wants to know of it. */
interface Wanted {
  id?: string | undefined;
  body?: object;
}

/**
 * Begins a payment, or takes up the one that is open: the server prices it, and keeps what is paid meanwhile.
 * @throws ApiError
 */
export async function beginPayment(type: PaymentType, { id, body = {} }: Wanted): Promise<PaymentDetail> {
  const form = `payment ${type} ${id ?? ''}`;
  const headers = { [IDEMPOTENCY_KEY]: requestKey(form, body) };
  const { data } = await send<One<PaymentDetail>>('POST', api.newPayment(type, id), body, headers);
  forgetRequestKey(form);
  return data;
}
