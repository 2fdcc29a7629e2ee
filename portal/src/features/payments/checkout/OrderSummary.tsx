import { styled } from '@mui/material/styles';
import { formatAmount, formatContributionMonth, type PaymentDetail, type PaymentType } from 'contracts';
import type { ReactNode } from 'react';

const Card = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 'clamp(20px, 2.4vw, 28px)',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridRow: 1 },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
}));
const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
  fontVariantNumeric: 'tabular-nums',
}));
const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
}));

/** What is paid, in a word. */
const TITLES: Record<PaymentType, string> = {
  event: 'Ticket',
  membership: 'Contribution',
  donation: 'Donation',
  project: 'Project',
  other: 'Payment',
};

interface OrderSummaryProps {
  payment: Pick<PaymentDetail, 'amount' | 'currency' | 'itemName' | 'months' | 'relatedTo'>;
  /** How long it is kept, say. */
  children?: ReactNode;
}

/** What is paid, and how much. */
export function OrderSummary({
  payment: { amount, currency, itemName, months, relatedTo },
  children,
}: OrderSummaryProps) {
  const lines = months.length > 0 ? months.map(formatContributionMonth) : [itemName];
  return (
    <Card aria-label="What you pay">
      <div>
        <h2>{TITLES[relatedTo]}</h2>
        <Amount>{formatAmount(amount, currency)}</Amount>
      </div>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      {children}
    </Card>
  );
}
