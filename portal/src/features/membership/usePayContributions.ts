import { api, messages, paths, type PayContributionsBody } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { beginPayment } from '../../lib/beginPayment';
import { sentenceFor } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';

interface Paying {
  isBusy: boolean;
  /** Begins the payment and goes to its checkout. Never fails. */
  pay: (wanted: PayContributionsBody) => Promise<void>;
}

/** Begins to pay contributions: one month, several, or with nothing said all that are due. */
export function usePayContributions(): Paying {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    pay: async (wanted) => {
      if (isBusy) return;
      setBusy(true);
      try {
        const payment = await beginPayment('membership', { body: wanted });
        await mutate(api.payment(payment._id), { data: payment }, { revalidate: false });
        void navigate(paths.payContributions(payment._id));
        void mutate(api.ownMembership());
      } catch (error) {
        showToast(
          'error',
          sentenceFor(error, { noAnswer: messages.networkError, fallback: messages.paymentNotInitiated }),
        );
        // What is due may be another than what is shown.
        void mutate(api.ownMembership());
      } finally {
        setBusy(false);
      }
    },
  };
}
