import { ACCOUNT_ROLES, type AccountRole } from 'contracts';
import type { ComponentType } from 'react';

import { RecentAnnouncements } from './RecentAnnouncements';
import { UpcomingEvents } from './UpcomingEvents';

interface DashboardCard {
  id: string;
  /** Whose dashboard shows it. */
  roles: readonly AccountRole[];
  Card: ComponentType;
}

/** The cards of the dashboards, in their order. A feature that has something to show there adds a line. */
export const dashboardCards: readonly DashboardCard[] = [
  { id: 'upcoming-events', roles: ACCOUNT_ROLES, Card: UpcomingEvents },
  { id: 'recent-announcements', roles: ACCOUNT_ROLES, Card: RecentAnnouncements },
];
