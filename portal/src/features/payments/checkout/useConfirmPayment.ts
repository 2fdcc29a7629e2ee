import { api, messages, type ConfirmPaymentBody, type One, type PaymentDetail } from 'contracts';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';

interface Confirmation {
  isBusy: boolean;
  /** What went wrong the last time; empty for nothing. */
  failure: string;
  /** Sends what the payer did. The answer, or what the payment has become meanwhile, is shown by the page. Never fails. */
  confirm: (body: ConfirmPaymentBody, waitMs?: number) => Promise<void>;
}

/** Confirms a payment, once at a time. */
export function useConfirmPayment(id: string): Confirmation {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    isBusy,
    failure,
    confirm: async (body, waitMs = 0) => {
      if (isBusy) return;
      setBusy(true);
      setFailure('');
      try {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        // Whoever has left meanwhile does not pay.
        if (isGone.current) return;
        const answer = await send<One<PaymentDetail>>('POST', api.confirmPayment(id), body);
        await mutate(api.payment(id), answer, { revalidate: false });
      } catch (error) {
        const sentence = sentenceFor(error, { noAnswer: messages.networkError, fallback: messages.paymentFailed });
        setFailure(sentence);
        showToast('error', sentence);
        // It may have been refused, run out, or been paid after all.
        await mutate(api.payment(id)).catch(() => undefined);
      } finally {
        setBusy(false);
      }
    },
  };
}
