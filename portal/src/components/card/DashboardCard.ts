import type { MemberDashboard } from 'contracts';
import type { ComponentType } from 'react';

/** What each card of the dashboards is given. */
export interface DashboardCardProps {
  /** What waits for the reader and what comes next, from one call. */
  dashboard: MemberDashboard;
  /** Told once something was done, as its card may be gone then, and the keyboard's place with it. */
  onDone: () => void;
}

/** A card of the dashboards. */
export interface DashboardCard {
  id: string;
  Card: ComponentType<DashboardCardProps>;
  /** Whether there is something to show: no card is shown to say that it is empty. */
  has: (dashboard: MemberDashboard) => boolean;
}
