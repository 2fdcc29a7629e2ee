import { styled } from '@mui/material/styles';
import { api, formatAmount, paths, type PaymentDetail } from 'contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { detailColumns } from '../../../components/detailColumns';
import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { paidOf } from '../success/paid';
import { usePolling } from '../usePolling';
import { useRefreshPaid } from '../useRefreshPaid';
import { Ways } from '../ways/Ways';
import { CancelPayment } from './CancelPayment';
import { CheckoutTitle } from './CheckoutTitle';
import { HoldClock } from './HoldClock';
import { OrderSummary } from './OrderSummary';
import { Outcome } from './Outcome';
import { useSecondsLeft } from './useSecondsLeft';
import { standingOf } from './standing';

const Columns = styled('div')(detailColumns);
const Main = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });

/** How often it is looked whether a payment that is under way has come through, in milliseconds. */
const POLL_MS = { unanswered: 4000, submitted: 15_000 } as const;

/** What of a checkout depends on what is paid. */
export interface CheckoutWords {
  title: string;
  /** What is kept while somebody pays, such as `Your seat is kept for`. */
  kept: string;
  /** What is told once it is paid. */
  told: string;
  /** How long the documents' mock takes, in milliseconds. */
  waitMs: number;
  /** The price is the server's, and stands in a field of its own (admin §2, general payment page). */
  showsAmount: boolean;
  /** Where a cancelled checkout leads. */
  backPath: string;
}

interface CheckoutProps {
  payment: PaymentDetail;
  words: CheckoutWords;
  /** Begins the same again. */
  onAgain: () => void;
}

/** A payment that has begun: what is paid, the ways to pay it, and what has become of it. */
export function Checkout({ payment, words, onAgain }: CheckoutProps) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const showToast = useToast();
  const refresh = useRefreshPaid();
  const [first] = useState(payment.state);
  const left = useSecondsLeft(payment.state === 'pending' ? payment.expiresAt : null);
  const standing = standingOf(payment, left === 0);
  usePolling(
    api.payment(payment._id),
    standing === 'unanswered' || standing === 'submitted' ? POLL_MS[standing] : null,
  );

  const arrive = useEffectEvent(() => {
    void refresh(payment);
    if (payment.state !== 'completed' || first === 'completed') return;
    showToast('success', words.told);
    void navigate(paths.paymentSuccess(), { replace: true, state: paidOf(payment) });
  });
  useEffect(() => {
    if (payment.state !== first) arrive();
  }, [payment.state, first]);
  // The clock of the server has the last word about when the time is over.
  useEffect(() => {
    if (standing === 'over') void mutate(api.payment(payment._id));
  }, [standing, mutate, payment._id]);

  const again = async () => {
    // Until the clock of the server has said that its time is over, what it kept is not free.
    if (payment.state === 'pending') await send('POST', api.cancelPayment(payment._id)).catch(() => undefined);
    await refresh(payment);
    onAgain();
  };

  return (
    <article>
      <CheckoutTitle>{words.title}</CheckoutTitle>
      <Columns>
        <Main>
          {standing === 'open' ? (
            <>
              <Ways payment={payment} words={words} price={formatAmount(payment.amount, payment.currency)} />
              <CancelPayment payment={payment} backPath={words.backPath} />
            </>
          ) : (
            <Outcome payment={payment} standing={standing} onAgain={() => void again()} />
          )}
        </Main>
        <OrderSummary payment={payment}>
          {standing === 'open' && left !== null && <HoldClock left={left} kept={words.kept} />}
        </OrderSummary>
      </Columns>
    </article>
  );
}
