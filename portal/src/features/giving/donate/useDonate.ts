import { api, paths, type DonateForm } from 'contracts';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { beginPayment } from '../../../lib/beginPayment';
import type { CheckoutState } from '../../../lib/checkoutState';

/** Begins the payment of a donation and goes to its checkout. @param campaign its id @throws ApiError */
export function useDonate(campaign: string | undefined): (donation: DonateForm) => Promise<void> {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  return async ({ method, ...body }) => {
    const payment = await beginPayment('donation', { id: campaign, body });
    await mutate(api.payment(payment._id), { data: payment }, { revalidate: false });
    const state: CheckoutState = { method, isAnonymous: body.isAnonymous ?? false, ...(campaign && { campaign }) };
    // What the server does not say of an anonymous donation, its address does not say either.
    void navigate(paths.pay('donation', payment.relatedId ?? undefined, { payment: payment._id }), { state });
  };
}
