import {
  api,
  messages,
  paths,
  SANDBOX_WAIT_MS,
  type EventDetail,
  type One,
  type OwnRegistration,
  type Page,
  type Payment,
  type PaymentDetail,
} from 'contracts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';

import { ArticleFrame } from '../../components/ArticleFrame';
import { ButtonLink } from '../../components/Button';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { BeginPayment } from '../../features/payments/BeginPayment';
import { CheckoutSkeleton, OpenedPayment } from '../../features/payments/OpenedPayment';
import { checkoutOf, PAYMENT_PARAM } from '../../features/payments/paymentAddress';
import { useRefreshPaid } from '../../features/payments/useRefreshPaid';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useRedirect } from '../../lib/useRedirect';
import { TicketQuestions } from './TicketQuestions';

/** Pays for a ticket: what the event asks first, then its checkout (admin §2, general payment page). */
export function EventPayment({ id = '' }: { id: string | undefined }) {
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const { data, error } = useApi<One<EventDetail>>(api.event(id));
  const hasFailed = error !== undefined;
  useFailureToast(error, messages.eventNotLoaded);
  useEffect(() => {
    if (hasFailed) redirect(paths.events());
  }, [hasFailed, redirect]);
  const begun = search.get(PAYMENT_PARAM);
  return (
    <ArticleFrame back={{ href: paths.event(id), label: 'The event' }}>
      {data ? <Ticket key={begun} event={data.data} begun={begun} /> : <CheckoutSkeleton />}
    </ArticleFrame>
  );
}

function Ticket({ event, begun }: { event: EventDetail; begun: string | null }) {
  const redirect = useRedirect();
  if (!begun) return <BeforePaying event={event} />;
  const words = {
    title: `Your ticket to ${event.title}`,
    kept: 'Your seat is kept for',
    told: messages.paymentProcessed,
    waitMs: SANDBOX_WAIT_MS.general,
    showsAmount: true,
    backPath: paths.event(event._id),
  };
  return <OpenedPayment paymentId={begun} words={words} onAgain={() => redirect(paths.pay('event', event._id))} />;
}

/** What comes before a payment: whoever has begun one goes on with it, whoever is asked something answers first. */
function BeforePaying({ event }: { event: EventDetail }) {
  const { _id, questions, ticketPrice } = event;
  const { mutate } = useSWRConfig();
  const refresh = useRefreshPaid();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const registration = useApi<One<OwnRegistration>>(api.eventRegistration(_id));
  const payments = useApi<Page<Payment>>(api.payments());
  const open = payments.data?.data.find(
    ({ relatedTo, relatedId, state, abilities }) =>
      relatedTo === 'event' && relatedId === _id && (abilities.confirm || state === 'submitted'),
  );
  const goOn = open && checkoutOf(open);
  useEffect(() => {
    if (goOn) redirect(goOn);
  }, [goOn, redirect]);

  const error = registration.error ?? payments.error;
  if (error) {
    const retry = () => {
      registration.retry();
      payments.retry();
    };
    return <LoadFailure title={messages.paymentDetailsNotLoaded} error={error} onRetry={retry} urgent />;
  }
  if (!registration.data || !payments.data || goOn) return <CheckoutSkeleton />;
  const { state } = registration.data.data;
  if (state === 'registered' || ticketPrice === 0) {
    const isIn = state === 'registered';
    return (
      <Notice isPage title={isIn ? messages.alreadyRegistered : messages.nothingToPay}>
        {isIn && <ButtonLink href={paths.eventTicket(_id)}>Show Ticket</ButtonLink>}
        <ButtonLink href={paths.event(_id)} look={isIn ? 'outlined' : 'filled'}>
          Open the event
        </ButtonLink>
      </Notice>
    );
  }
  const onBegun = async (payment: PaymentDetail) => {
    await mutate(api.payment(payment._id), { data: payment }, { revalidate: false });
    void navigate(checkoutOf(payment), { replace: true });
    void refresh(payment);
  };
  if (questions.length > 0) return <TicketQuestions event={event} onBegun={onBegun} />;
  return <BeginPayment type="event" id={_id} back={paths.event(_id)} onBegun={(payment) => void onBegun(payment)} />;
}
