import { styled } from '@mui/material/styles';
import {
  CONTRIBUTION_CURRENCY,
  formatAmount,
  formatContributionMonth,
  formatDate,
  type Contribution,
  type OwnMembership,
} from 'contracts';

import { Button } from '../../components/Button';
import { CardFrame } from '../../components/card/CardFrame';
import { useSite } from '../../lib/useSite';
import { ContributionBadge } from './ContributionBadge';
import { usePayContributions } from './usePayContributions';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 12,
  '& strong': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
}));
const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 10,
  '& + button': { marginTop: 18 },
  color: theme.vars.palette.text.secondary,
}));

/** The contribution of the month that it is, and the way to pay it. */
export function CurrentMonth({ own: { currentMonth, current } }: { own: OwnMembership }) {
  return (
    <CardFrame title={formatContributionMonth(currentMonth)}>
      {current ? <Contributed current={current} /> : <Quiet>Nothing is due for this month.</Quiet>}
    </CardFrame>
  );
}

function Contributed({ current }: { current: Contribution }) {
  const { timeZone } = useSite().settings;
  const { isBusy, pay } = usePayContributions();
  const { amount, status, paidOn, isInPayment, month, year } = current;
  const price = formatAmount(amount, CONTRIBUTION_CURRENCY);
  return (
    <>
      <Line>
        <strong>{price}</strong>
        <ContributionBadge contribution={current} />
      </Line>
      <Quiet>{describe(current, paidOn && formatDate(paidOn, timeZone))}</Quiet>
      {status === 'pending' && !isInPayment && (
        <Button type="button" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void pay({ month, year })}>
          Pay {price}
        </Button>
      )}
    </>
  );
}

function describe({ status, isInPayment }: Contribution, paidOn: string | null): string {
  if (status === 'paid') return paidOn ? `Paid on ${paidOn}. Thank you.` : 'Paid. Thank you.';
  return isInPayment ? 'A payment for it is under way.' : 'Not paid yet.';
}
