import { api, CONNECTION_LISTS, type ConnectionList, type DashboardStats, type One } from 'contracts';

import { TabLinks } from '../../components/TabLinks';
import { useApi } from '../../lib/useApi';
import { networkingAddress } from './networkingAddress';

const LABELS: Record<ConnectionList, string> = {
  connected: 'Connections',
  received: 'Received',
  sent: 'Sent',
  blocked: 'Blocked',
};

/** The own lists, and how many requests wait for an answer. */
export function ConnectionTabs({ chosen }: { chosen: ConnectionList }) {
  const { data } = useApi<One<DashboardStats>>(api.dashboardStats());
  const tabs = CONNECTION_LISTS.map((list) => ({
    to: networkingAddress(list),
    label: LABELS[list],
    isCurrent: list === chosen,
    waiting: list === 'received' ? data?.data.pendingRequests : 0,
  }));
  return <TabLinks isQuiet label="Connections" tabs={tabs} />;
}
