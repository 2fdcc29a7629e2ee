import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { messages } from 'contracts';
import { useDataProvider, useGetIdentity } from 'react-admin';

import { LoadFailure } from '../components/LoadFailure';
import { PageHead } from '../components/PageHead';
import { useFailureToast } from '../components/useFailureToast';
import type { ConsoleDataProvider } from '../providers/data';
import { Approvals } from './Approvals';
import { EventManagement } from './EventManagement';
import { MembershipOverview } from './MembershipOverview';
import { MonthlyContributions } from './MonthlyContributions';
import { NextEvent } from './NextEvent';
import { RecentUsers } from './RecentUsers';
import { Totals } from './Totals';
import { Trends } from './Trends';

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  alignItems: 'stretch',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** How the society stands, from one call (admin §2, §3). */
export default function DashboardPage() {
  const { dashboard } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['dashboard'], queryFn: () => dashboard() });
  useFailureToast(messages.dashboardNotLoaded, error);
  return (
    <>
      <Welcome />
      {error && !data ? (
        <LoadFailure title={messages.dashboardNotLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={!data}>
          <Totals totals={data} />
          <Lists>
            <NextEvent />
            <Approvals />
          </Lists>
          <Lists>
            <MonthlyContributions />
            <MembershipOverview />
          </Lists>
          <Trends />
          <Lists>
            <RecentUsers users={data?.recentUsers} />
            <EventManagement dashboard={data} />
          </Lists>
        </div>
      )}
    </>
  );
}

/** The welcome line (admin §2). */
function Welcome() {
  const { identity } = useGetIdentity();
  return (
    <PageHead
      title={identity?.fullName ? `Welcome back, ${identity.fullName}` : 'Welcome back'}
      lead="What comes next, what waits for you, and who has joined."
      tabTitle="Dashboard"
    />
  );
}
