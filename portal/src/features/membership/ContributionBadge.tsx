import type { Contribution } from 'contracts';

import { Badge } from '../../components/Badge';

/** How a month stands (admin §3, status). */
export function ContributionBadge({ contribution: { status, isInPayment } }: { contribution: Contribution }) {
  if (status === 'paid') return <Badge data-tone="green">Paid</Badge>;
  return isInPayment ? <Badge data-tone="blue">Being paid</Badge> : <Badge data-tone="yellow">Pending</Badge>;
}
