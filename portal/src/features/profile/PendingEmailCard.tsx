import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';

const Words = styled('p')(({ theme }) => ({ ...theme.typography.body2, paddingTop: 10, overflowWrap: 'anywhere' }));

/** An address that was entered and not confirmed: a card of the dashboards. */
export function PendingEmailCard({ dashboard: { pendingEmail } }: DashboardCardProps) {
  return (
    <CardFrame
      title="Confirm your new email"
      more={{ label: 'Change', name: 'your email', href: `${paths.profile()}#personal` }}
    >
      <Words>
        We mailed a link to <strong>{pendingEmail}</strong>. Open it to sign in with that address from then on.
      </Words>
    </CardFrame>
  );
}
