import { paths } from 'contracts';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { ProposalRow } from '../proposals/ProposalRow';

/** Events that the reader proposed and nobody has decided on: a card of the dashboards. */
export function ProposalsCard({ dashboard: { proposals }, onDone }: DashboardCardProps) {
  return (
    <CardFrame title="Your proposals" more={{ name: 'your proposals', href: paths.alumniEvents({ status: 'mine' }) }}>
      <RowList items={proposals}>{(proposal) => <ProposalRow {...{ proposal, onDone }} />}</RowList>
    </CardFrame>
  );
}
