import { api, messages, type One, type PaymentDetail } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { Button } from '../../../components/Button';
import { send, UNKNOWN_MESSAGE } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useRefreshPaid } from '../useRefreshPaid';

/** Leaves the checkout and gives back what it kept. */
export function CancelPayment({ payment, backPath }: { payment: PaymentDetail; backPath: string }) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshPaid();
  const [isBusy, setBusy] = useState(false);

  const cancel = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send<One<PaymentDetail>>('POST', api.cancelPayment(payment._id));
      await refresh(payment);
      void navigate(backPath, { replace: true });
    } catch (error) {
      showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: UNKNOWN_MESSAGE }));
      void mutate(api.payment(payment._id));
      setBusy(false);
    }
  };
  return (
    <Button
      type="button"
      look="outlined"
      style={{ justifySelf: 'start' }}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void cancel()}
    >
      Cancel
    </Button>
  );
}
