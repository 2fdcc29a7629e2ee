import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { messages } from 'contracts';
import { useDataProvider, useGetIdentity } from 'react-admin';

import { LoadFailure } from '../components/LoadFailure';
import { PageHead } from '../components/PageHead';
import { useFailureToast } from '../components/useFailureToast';
import type { ConsoleDataProvider } from '../providers/data';
import { EventManagement } from './EventManagement';
import { RecentUsers } from './RecentUsers';
import { Totals } from './Totals';

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  alignItems: 'start',
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
      lead="The society at a glance: who is here, who has just joined, and what is coming up."
      tabTitle="Dashboard"
    />
  );
}
