import type { DashboardCard } from '../../components/card/DashboardCard';
import { RecentAnnouncements } from '../../features/announcements/RecentAnnouncements';
import { RecentActivity } from '../../features/dashboard/RecentActivity';
import { AgendaCard } from '../../features/events/dashboard/AgendaCard';
import { ProposalsCard } from '../../features/events/dashboard/ProposalsCard';
import { SeatsCard } from '../../features/events/dashboard/SeatsCard';
import { JobsCard } from '../../features/jobs/dashboard/JobsCard';
import { ReferralsCard } from '../../features/jobs/dashboard/ReferralsCard';
import { ContributionsCard } from '../../features/membership/ContributionsCard';
import { MeetingsCard } from '../../features/mentorship/dashboard/MeetingsCard';
import { MentorRequestsCard } from '../../features/mentorship/dashboard/MentorRequestsCard';
import { MentorshipStepsCard, stepsOf } from '../../features/mentorship/dashboard/MentorshipStepsCard';
import { UnreadMessagesCard } from '../../features/messages/UnreadMessagesCard';
import { unreadOf, UnreadCard } from '../../features/notifications/UnreadCard';
import { RequestsCard } from '../../features/people/RequestsCard';
import { SuggestionsCard } from '../../features/people/SuggestionsCard';
import { CompletenessCard } from '../../features/profile/CompletenessCard';
import { PendingEmailCard } from '../../features/profile/PendingEmailCard';

/**
 * What waits for the person, the most urgent first: what is lost by waiting, who waits, what is there to be read, what can
 * be done any day. A feature for which somebody has to do something adds a line.
 */
export const waitingCards: readonly DashboardCard[] = [
  { id: 'seats', Card: SeatsCard, has: ({ seats }) => seats.length > 0 },
  { id: 'contributions', Card: ContributionsCard, has: ({ contributions }) => contributions !== null },
  { id: 'mentees', Card: MentorRequestsCard, has: ({ mentorship }) => mentorship.toAnswer.length > 0 },
  { id: 'requests', Card: RequestsCard, has: ({ requests }) => requests.length > 0 },
  { id: 'referrals', Card: ReferralsCard, has: ({ referrals }) => referrals.length > 0 },
  { id: 'messages', Card: UnreadMessagesCard, has: ({ unreadThreads }) => unreadThreads.length > 0 },
  { id: 'email', Card: PendingEmailCard, has: ({ pendingEmail }) => pendingEmail !== null },
  { id: 'unread', Card: UnreadCard, has: (dashboard) => unreadOf(dashboard).length > 0 },
  { id: 'mentorships', Card: MentorshipStepsCard, has: ({ mentorship }) => stepsOf(mentorship).length > 0 },
  { id: 'proposals', Card: ProposalsCard, has: ({ proposals }) => proposals.length > 0 },
  { id: 'profile', Card: CompletenessCard, has: ({ stats }) => stats.profile.next !== null },
];

/** What comes next, the nearest first. A feature that has something coming adds a line. */
export const nextCards: readonly DashboardCard[] = [
  { id: 'meetings', Card: MeetingsCard, has: ({ mentorship }) => mentorship.meetings.length > 0 },
  { id: 'agenda', Card: AgendaCard, has: (all) => all.ownEvents.length + all.upcomingEvents.length > 0 },
];

/** What neither waits nor comes: what is new, whom else there is, and what was. */
export const furtherCards: readonly DashboardCard[] = [
  { id: 'announcements', Card: RecentAnnouncements, has: ({ announcements }) => announcements.length > 0 },
  { id: 'jobs', Card: JobsCard, has: ({ jobs }) => jobs.length > 0 },
  { id: 'suggestions', Card: SuggestionsCard, has: ({ suggestions }) => suggestions.length > 0 },
  { id: 'activity', Card: RecentActivity, has: ({ activities }) => activities.length > 0 },
];
