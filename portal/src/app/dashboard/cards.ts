import { ACCOUNT_ROLES, type AccountRole } from 'contracts';
import type { ComponentType } from 'react';

import { RecentAnnouncements } from '../../features/announcements/RecentAnnouncements';
import { RecentActivity } from '../../features/dashboard/RecentActivity';
import { OwnEvents } from '../../features/events/OwnEvents';
import { UpcomingEvents } from '../../features/events/UpcomingEvents';
import { RequestsCard } from '../../features/people/RequestsCard';
import { SuggestionsCard } from '../../features/people/SuggestionsCard';
import { CompletenessCard } from '../../features/profile/CompletenessCard';

interface DashboardCard {
  id: string;
  /** Whose dashboard shows it. */
  roles: readonly AccountRole[];
  /** What waits for the person stands at the top, in a row; what goes on stands below it. */
  place: 'next' | 'news';
  Card: ComponentType;
}

/** The cards of the dashboards, in their order. A feature that has something to show there adds a line. */
export const dashboardCards: readonly DashboardCard[] = [
  { id: 'requests', roles: ACCOUNT_ROLES, place: 'next', Card: RequestsCard },
  { id: 'profile', roles: ACCOUNT_ROLES, place: 'next', Card: CompletenessCard },
  { id: 'own-events', roles: ACCOUNT_ROLES, place: 'next', Card: OwnEvents },
  { id: 'upcoming-events', roles: ACCOUNT_ROLES, place: 'news', Card: UpcomingEvents },
  { id: 'recent-announcements', roles: ACCOUNT_ROLES, place: 'news', Card: RecentAnnouncements },
  { id: 'suggestions', roles: ACCOUNT_ROLES, place: 'news', Card: SuggestionsCard },
  { id: 'recent-activity', roles: ACCOUNT_ROLES, place: 'news', Card: RecentActivity },
];
