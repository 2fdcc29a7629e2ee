import { formatMonth, type ConsoleResource, type ContributionRate } from 'contracts';

import { inRupees } from '../../components/money/amount';
import { RecordLink } from '../../schema/RecordLink';
import { ResourceList, type Cells } from '../../schema/ResourceList';

const cells: Cells<ContributionRate> = {
  month: {
    render: ({ id, month }) => (
      <RecordLink resource="contribution-rates" id={id}>
        {formatMonth(month)}
      </RecordLink>
    ),
  },
  amount: { render: ({ amount }) => inRupees(amount) },
};

/** What a month costs, by the month from which it does. */
export default function RateList({ resource }: { resource: ConsoleResource }) {
  return <ResourceList<ContributionRate> resource={resource} cells={cells} />;
}
