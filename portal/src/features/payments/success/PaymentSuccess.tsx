import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import { api, formatAmount, paths, type One, type PaymentDetail } from 'contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Container } from '../../../components/Container';
import { useApi } from '../../../lib/useApi';
import { useReducedMotion } from '../../../lib/useReducedMotion';
import { useRedirect } from '../../../lib/useRedirect';
import { ReceiptLink } from '../../../components/ReceiptLink';
import { dropConfetti } from './confetti';
import { readPaid, type Paid } from './paid';
import { thanksFor } from './thanks';

const Stage = styled(Container)({ paddingBlock: 'var(--page-top, clamp(96px, 11vw, 148px)) 96px', minHeight: '80svh' });
const Sheet = styled('article')(({ theme }) => ({
  maxWidth: 640,
  margin: '0 auto',
  padding: 'clamp(24px, 5vw, 48px)',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > svg': { fontSize: 44, color: theme.vars.palette.success.main },
  '& h1': { ...theme.typography.h2, fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)', marginTop: 12 },
  '& h1 + p': { ...theme.typography.subtitle1, marginTop: 12, color: theme.vars.palette.text.secondary },
  '& h2': { ...theme.typography.h4, fontSize: '1.125rem' },
}));
const Facts = styled('dl')(({ theme }) => ({
  margin: '28px 0',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
const Steps = styled('ul')({ display: 'grid', gap: 8, margin: '10px 0 28px', paddingLeft: 20, listStyle: 'disc' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Thanks for a payment (admin §2). Whoever has not just paid belongs to the landing page. */
export function PaymentSuccess() {
  const paid = readPaid(useLocation().state);
  const redirect = useRedirect();
  useEffect(() => {
    if (!paid) redirect(paths.home());
  }, [paid, redirect]);
  return paid && <Thanks paid={paid} />;
}

function Thanks({ paid }: { paid: Paid }) {
  const { paymentId, amount, currency } = paid;
  const isStill = useReducedMotion();
  const { data } = useApi<One<PaymentDetail>>(api.payment(paymentId));
  useEffect(() => (isStill ? undefined : dropConfetti()), [isStill]);
  const { title, text, steps, way } = thanksFor(paid, data?.data);
  return (
    <Stage>
      <Sheet data-card>
        <CheckCircle aria-hidden="true" />
        <h1>{title}</h1>
        <p>{text}</p>
        <Facts>
          <div>
            <dt>Payment ID</dt>
            <dd>{paymentId}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
          {data?.data.receiptNumber && (
            <div>
              <dt>Receipt</dt>
              <dd>{data.data.receiptNumber}</dd>
            </div>
          )}
        </Facts>
        <h2>Next Steps</h2>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Ways data-screen-only>
          {way && <ButtonLink href={way.href}>{way.label}</ButtonLink>}
          <ReceiptLink paymentId={paymentId} />
          <ButtonLink href={paths.dashboard()} look="outlined">
            Go to Dashboard
          </ButtonLink>
          <ButtonLink href={paths.home()} look="outlined">
            Back to Home
          </ButtonLink>
        </Ways>
      </Sheet>
    </Stage>
  );
}
