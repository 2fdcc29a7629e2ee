import { styled } from '@mui/material/styles';
import { CONTRIBUTION_CURRENCY, formatAmount, paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';

const Text = styled('p')(({ theme }) => ({ marginBlock: '8px 16px', color: theme.vars.palette.text.secondary }));

/** Contributions that are due: a card of the dashboards. */
export function ContributionsCard({ dashboard: { contributions } }: DashboardCardProps) {
  if (!contributions) return null;
  const { totalDue, months } = contributions;
  return (
    <CardFrame title="Your contribution is due" more={{ name: 'months', href: paths.membership() }}>
      <Text>Card or UPI, in less than a minute. You get a receipt by mail.</Text>
      <ButtonLink href={paths.membership({ pay: 'due' })}>
        Pay {months === 1 ? '1 month' : `${months} months`} — {formatAmount(totalDue, CONTRIBUTION_CURRENCY)}
      </ButtonLink>
    </CardFrame>
  );
}
