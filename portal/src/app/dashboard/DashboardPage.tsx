import { Dashboard } from '../../features/dashboard/Dashboard';
import { useUser } from '../../lib/session';
import { dashboardCards } from './cards';

/** Where a member lands, with the cards of every feature that has something for them (site §2.1). */
export default function DashboardPage() {
  const { role } = useUser();
  const cards = dashboardCards.filter(({ roles }) => roles.includes(role));
  return (
    <Dashboard
      next={cards.filter(({ place }) => place === 'next')}
      news={cards.filter(({ place }) => place === 'news')}
    />
  );
}
