import { Dashboard } from '../../features/dashboard/Dashboard';
import { furtherCards, nextCards, waitingCards } from './cards';

/** Where a member lands, with the cards of every feature that has something for them (site §2.1). */
export default function DashboardPage() {
  return <Dashboard waiting={waitingCards} next={nextCards} further={furtherCards} />;
}
