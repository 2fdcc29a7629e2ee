import { messages, paths } from 'contracts';
import { useEffect, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { ContributionPayment } from '../../features/payments/ContributionPayment';
import { PaymentSuccess } from '../../features/payments/success/PaymentSuccess';
import { useRedirect } from '../../lib/useRedirect';
import { useToast } from '../../lib/useToast';
import { DonationPayment } from './DonationPayment';
import { EventPayment } from './EventPayment';

/** What is paid here, by its type: what each asks for before the payment begins. Thanks stand below the same path. */
const PAYABLES: Partial<Record<string, ComponentType<{ id: string | undefined }>>> = {
  donation: DonationPayment,
  event: EventPayment,
  membership: Contributions,
  success: PaymentSuccess,
};

export const signInSentence = messages.signInToPay;

/** The general payment page (admin §2). What nothing of is paid for leads to the landing page. */
export default function PaymentPage() {
  const { type = '', id } = useParams();
  const redirect = useRedirect();
  const showToast = useToast();
  const Payable = PAYABLES[type];
  useEffect(() => {
    if (Payable) return;
    showToast('error', messages.paymentTypeInvalid);
    redirect(paths.home());
  }, [Payable, redirect, showToast]);
  return Payable && <Payable key={id} id={id} />;
}

/** The checkout of contributions whose payment has begun; without one, all that is due is paid at once. */
function Contributions({ id }: { id: string | undefined }) {
  return id === undefined ? <DueContributions /> : <ContributionPayment paymentId={id} />;
}

function DueContributions() {
  const redirect = useRedirect();
  useEffect(() => redirect(paths.membership({ pay: 'due' })), [redirect]);
  return null;
}
