import Button from '@mui/material/Button';
import type { ConsoleMembershipRow, ConsoleResource } from 'contracts';
import { Link } from 'react-router-dom';

import { inRupees } from '../../components/money/amount';
import { SendReminders } from '../../components/money/SendReminders';
import { ResourceList, type Cells } from '../../schema/ResourceList';

const cells: Cells<ConsoleMembershipRow> = {
  totalPaid: { label: 'Paid', render: ({ totalPaid }) => inRupees(totalPaid) },
  totalDue: { label: 'Due', render: ({ totalDue }) => (totalDue > 0 ? <b>{inRupees(totalDue)}</b> : inRupees(0)) },
};

/** All memberships (admin §2): each leads to its page. */
export default function MembershipList({ resource }: { resource: ConsoleResource }) {
  return (
    <ResourceList<ConsoleMembershipRow>
      resource={resource}
      cells={cells}
      isEditable={false}
      isDeletable={false}
      tools={
        <Button component={Link} to="/memberships/dry-run" variant="outlined">
          Dry run
        </Button>
      }
      add={<SendReminders label="Send Reminders" />}
    />
  );
}
