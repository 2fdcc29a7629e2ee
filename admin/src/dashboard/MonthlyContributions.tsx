import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { inRupees } from '../components/money/amount';
import { Numbers } from '../components/money/Numbers';
import { SendReminders } from '../components/money/SendReminders';
import { useMembershipStats } from '../components/money/useMembershipStats';
import { Panel, PanelHead } from '../components/Panel';
import { reasonOf } from '../components/useToast';
import { EmptyRow } from './Rows';

const Box = styled(Panel)({ overflow: 'hidden' });
const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What was contributed in all and this month, and what is still to come (admin §2). */
export function MonthlyContributions() {
  const { data, error } = useMembershipStats();
  return (
    <Box aria-labelledby="monthly-contributions" aria-busy={!data && !error}>
      <PanelHead>
        <h2 id="monthly-contributions">Monthly Contributions</h2>
        <Link to="/memberships">All memberships</Link>
      </PanelHead>
      {error && !data ? (
        <EmptyRow role="alert">{reasonOf(error)}</EmptyRow>
      ) : (
        <Numbers
          numbers={[
            ['Total paid', data && inRupees(data.totalCollected)],
            ['Paid this month', data && inRupees(data.thisMonth.paidAmount)],
            ['Pending', data && inRupees(data.thisMonth.pendingAmount)],
          ]}
        />
      )}
      <Foot>
        <SendReminders label="Send Payment Reminders" />
      </Foot>
    </Box>
  );
}
