import { styled } from '@mui/material/styles';
import { formatAmount, messages, paths, type PaymentDetail } from 'contracts';
import type { ReactNode } from 'react';

import { Button, ButtonLink } from '../../../components/Button';
import { ReceiptLink } from '../../../components/ReceiptLink';
import { UtrForm } from '../ways/UtrForm';
import type { Standing } from './standing';
import { useConfirmPayment } from './useConfirmPayment';

const Panel = styled('section')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 32px)',
  overflowWrap: 'anywhere',
  '--tone': theme.vars.palette.info.main,
  '&[data-tone="good"]': { '--tone': theme.vars.palette.success.main },
  '&[data-tone="bad"]': { '--tone': theme.vars.palette.error.main },
  '&[data-tone="waiting"]': { '--tone': theme.vars.palette.primary.main },
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '3px solid var(--tone)',
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& p': { marginTop: 8, maxWidth: '62ch', color: theme.vars.palette.text.secondary },
  '& details': { marginTop: 20 },
  '& summary': { minHeight: 44, paddingBlock: 10, fontWeight: 600, cursor: 'pointer' },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

interface OutcomeProps {
  payment: PaymentDetail;
  standing: Exclude<Standing, 'open'>;
  /** Begins the same again. */
  onAgain: () => void;
}

/** What has become of a payment that is not to be paid here now, and the way on. */
export function Outcome({ payment, standing, onAgain }: OutcomeProps) {
  const { _id, reason, utr, refunded, currency, gateways, relatedTo } = payment;
  const isDonation = relatedTo === 'donation';
  const { isBusy, confirm } = useConfirmPayment(_id);
  const again = (label: string) => (
    <Button type="button" onClick={onAgain}>
      {label}
    </Button>
  );
  switch (standing) {
    case 'unanswered':
      return (
        <Told
          tone="waiting"
          title="We wait for the answer"
          texts={[messages.paymentUnanswered, 'This page looks by itself, and you get a mail once it is paid.']}
        >
          <Button
            type="button"
            look="outlined"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void confirm({ gateway: 'sandbox' })}
          >
            {isBusy ? 'Looking …' : 'Look again'}
          </Button>
        </Told>
      );
    case 'submitted':
      return (
        <Told
          tone="waiting"
          title="We are checking"
          texts={[
            `The treasurer looks for your payment with the UTR ${utr ?? ''} in the bank’s statement. That can take a day or two${isDonation ? '.' : '; what you paid for is kept for you meanwhile.'}`,
            'We tell you by mail as soon as it is found. You can close this page.',
          ]}
        >
          <ButtonLink href={isDonation ? paths.giving({ tab: 'donations' }) : paths.membership()} look="outlined">
            {isDonation ? 'See your donations' : 'See your payments'}
          </ButtonLink>
        </Told>
      );
    case 'over':
      return (
        <Told
          tone="bad"
          title="The time for this payment is over"
          texts={[
            `Nothing was charged${isDonation ? '' : ', and what was kept for you has been given back'}. You can start again.`,
          ]}
        >
          {again('Start again')}
          {gateways.upi && (
            <details>
              <summary>I have paid by UPI already</summary>
              <UtrForm paymentId={_id} />
            </details>
          )}
        </Told>
      );
    case 'failed':
      return (
        <Told tone="bad" title={messages.paymentFailed} texts={[reason || 'Nothing was charged.']}>
          {again('Try again')}
        </Told>
      );
    case 'rejected':
      return (
        <Told
          tone="bad"
          title={messages.paymentRejectedAlready}
          texts={[
            ...(reason ? [`The treasurer writes: ${reason}`] : []),
            'If your bank shows the payment as made, do not pay again: write to the society, with the UTR.',
          ]}
        >
          {again('Start again')}
        </Told>
      );
    case 'cancelled':
      return (
        <Told tone="plain" title={messages.paymentCancelledAlready} texts={['Nothing was charged.']}>
          {again('Start again')}
        </Told>
      );
    case 'refunded':
      return (
        <Told
          tone="plain"
          title={messages.paymentRefundedAlready}
          texts={[`${formatAmount(refunded, currency)} went back to you.`, ...(reason ? [reason] : [])]}
        >
          <ReceiptLink paymentId={_id} />
        </Told>
      );
    case 'completed':
      return (
        <Told tone="good" title={messages.paymentCompletedAlready} texts={['There is nothing left to pay here.']}>
          {payment.relatedTo === 'event' && payment.relatedId !== null && (
            <ButtonLink href={paths.eventTicket(payment.relatedId)}>Show Ticket</ButtonLink>
          )}
          <ReceiptLink paymentId={_id} />
        </Told>
      );
  }
}

interface ToldProps {
  tone: 'good' | 'bad' | 'waiting' | 'plain';
  title: string;
  texts: readonly string[];
  children: ReactNode;
}

/** Read out as it comes, since it takes the place of what somebody was doing. */
const Told = ({ tone, title, texts, children }: ToldProps) => (
  <Panel data-tone={tone} role="status">
    <h2>{title}</h2>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <Actions>{children}</Actions>
  </Panel>
);
