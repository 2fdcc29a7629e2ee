import { messages, type PaymentDetail, type PaymentType } from 'contracts';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button, ButtonLink } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { beginPayment } from '../../lib/beginPayment';
import { sentenceFor } from '../../lib/sentenceFor';
import { CheckoutSkeleton } from './OpenedPayment';

interface BeginPaymentProps {
  type: PaymentType;
  id: string;
  /** Where whoever cannot pay goes on. */
  back: string;
  onBegun: (payment: PaymentDetail) => void;
}

/** Begins a payment as soon as it is in sight, once; what hinders it is said. */
export function BeginPayment({ type, id, back, onBegun }: BeginPaymentProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const begun = useEffectEvent(onBegun);
  useEffect(() => {
    let isGone = false;
    beginPayment(type, { id }).then(
      (payment) => {
        if (!isGone) begun(payment);
      },
      (error: unknown) => {
        if (isGone) return;
        setFailure(sentenceFor(error, { noAnswer: messages.networkError, fallback: messages.paymentNotInitiated }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [type, id, attempt]);
  if (!failure) return <CheckoutSkeleton />;
  return (
    <Notice isPage urgent title={failure}>
      <Button
        type="button"
        onClick={() => {
          setFailure('');
          setAttempt(attempt + 1);
        }}
      >
        Try again
      </Button>
      <ButtonLink href={back} look="outlined">
        Back
      </ButtonLink>
    </Notice>
  );
}
