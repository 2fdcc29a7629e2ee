import { styled } from '@mui/material/styles';
import { api, messages, type One, type PaymentDetail } from 'contracts';
import { useEffect } from 'react';
import { Skeleton } from 'ui';

import { detailColumns } from '../../components/detailColumns';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useRedirect } from '../../lib/useRedirect';
import { Checkout, type CheckoutWords } from './checkout/Checkout';

const Columns = styled('div')(detailColumns);

interface OpenedPaymentProps {
  paymentId: string;
  words: CheckoutWords;
  /** Begins the same again. */
  onAgain: (payment: PaymentDetail) => void;
}

/** The checkout of a payment that has begun. When it cannot be loaded, the way leads back (admin §2). */
export function OpenedPayment({ paymentId, words, onAgain }: OpenedPaymentProps) {
  const redirect = useRedirect();
  const { data, error } = useApi<One<PaymentDetail>>(api.payment(paymentId));
  const hasFailed = error !== undefined;
  const { backPath } = words;
  useFailureToast(error, messages.paymentDetailsNotLoaded);
  useEffect(() => {
    if (hasFailed) redirect(backPath);
  }, [hasFailed, redirect, backPath]);
  if (!data) return <CheckoutSkeleton />;
  return <Checkout payment={data.data} words={words} onAgain={() => onAgain(data.data)} />;
}

/** The shape of a checkout on its way. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the payment">
      <Skeleton style={{ width: 'min(80%, 420px)', height: 52, marginTop: 20 }} />
      <Columns>
        <Skeleton style={{ height: 440 }} />
        <Skeleton style={{ height: 240 }} />
      </Columns>
    </div>
  );
}
