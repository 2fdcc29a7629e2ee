import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { inRupees } from '../components/money/amount';
import { MonthBars } from '../components/money/MonthBars';
import { Numbers } from '../components/money/Numbers';
import { useMembershipStats } from '../components/money/useMembershipStats';
import { Panel, PanelHead } from '../components/Panel';
import { reasonOf } from '../components/useToast';
import { DENSE, SMALL } from '../lib/type';
import { EmptyRow } from './Rows';

const OWING = `/memberships?filter=${encodeURIComponent(JSON.stringify({ owes: 'yes' }))}`;

const Box = styled(Panel)({ overflow: 'hidden' });
const Month = styled('div')(({ theme }) => ({
  ...DENSE,
  display: 'grid',
  gap: 8,
  padding: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { display: 'flex', justifyContent: 'space-between', gap: 16, fontWeight: 600 },
  '& > p + div + p': { ...SMALL, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .MuiLinearProgress-root': {
    height: 8,
    borderRadius: 4,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 12%, transparent)`,
  },
  '& a': { textUnderlineOffset: '0.25em' },
}));

/** How the contributions of the month come in (admin §2). */
export function MembershipOverview() {
  const { data, error } = useMembershipStats();
  const paid = data?.thisMonth.paid ?? 0;
  const pending = data?.thisMonth.pending ?? 0;
  const share = paid + pending === 0 ? 0 : Math.round((paid / (paid + pending)) * 100);
  return (
    <Box aria-labelledby="membership-overview" aria-busy={!data && !error}>
      <PanelHead>
        <h2 id="membership-overview">Membership Overview</h2>
        <Link to={OWING}>Who owes</Link>
      </PanelHead>
      {error && !data ? (
        <EmptyRow role="alert">{reasonOf(error)}</EmptyRow>
      ) : (
        <Numbers
          numbers={[
            ['Total Collected', data && inRupees(data.totalCollected)],
            ['Amount Due', data && inRupees(data.amountDue)],
          ]}
        />
      )}
      {data && (
        <Month>
          <p>
            <span>This Month</span>
            <span>{share}%</span>
          </p>
          <div>
            <LinearProgress role="meter" aria-label="Paid this month" variant="determinate" value={share} />
          </div>
          <p>
            <span>{paid.toLocaleString('en-IN')} paid</span>
            <span>{pending.toLocaleString('en-IN')} pending</span>
          </p>
        </Month>
      )}
      {data && <MonthBars months={data.months} />}
    </Box>
  );
}
