import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import People from '@mui/icons-material/PeopleAltOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import WorkOutline from '@mui/icons-material/WorkOutlineOutlined';
import { paths, type AccountRole } from 'contracts';
import type { ComponentType } from 'react';

import { SectionBadge } from '../../../features/messages/SectionBadge';

/** A section of the members' area. */
export interface Section {
  label: string;
  Icon: typeof Hub;
  /** Where it leads; for whom may matter. */
  href: (role: AccountRole | undefined) => string;
  /** What waits there for the reader, beside its name. */
  Badge?: ComponentType;
  /** Paths that belong to it as well, with whatever lies below them. */
  covers?: readonly string[];
}

/** How many of the sections the bar of phones has room for; the rest are behind its last place. */
const ON_PHONES = 4;

/** Where a role's dashboard is. */
export const dashboardOf = (role: AccountRole | undefined): string =>
  role === 'student' ? paths.studentDashboard() : paths.alumni();

/** The sections of the members' area, the most used first (member §2). A feature that has a page there adds a line. */
export const sections: readonly Section[] = [
  {
    label: 'Dashboard',
    Icon: SpaceDashboard,
    href: dashboardOf,
    covers: [paths.alumniDashboard(), paths.studentDashboard()],
  },
  { label: 'Directory', Icon: People, href: () => paths.alumniDirectory() },
  { label: 'Events', Icon: Event, href: () => paths.alumniEvents(), covers: [paths.events(), paths.pay('event')] },
  { label: 'Jobs', Icon: WorkOutline, href: () => paths.alumniJobs(), covers: [paths.jobs()] },
  { label: 'Mentorship', Icon: Handshake, href: () => paths.alumniMentorship(), covers: [paths.mentorship()] },
  { label: 'Messages', Icon: Forum, href: () => paths.threads(), Badge: SectionBadge },
  {
    label: 'Membership',
    Icon: CardMembership,
    href: () => paths.membership(),
    covers: [paths.pay('membership'), paths.paymentSuccess()],
  },
  { label: 'Giving', Icon: VolunteerActivism, href: () => paths.giving(), covers: [paths.pay('donation')] },
  { label: 'Networking', Icon: Hub, href: () => paths.networking() },
  { label: 'Announcements', Icon: Campaign, href: () => paths.announcements() },
  { label: 'Notifications', Icon: NotificationsNone, href: () => paths.notifications() },
  { label: 'Profile', Icon: AccountCircle, href: () => paths.profile(), covers: [paths.alumniProfile()] },
];

export const sectionsOnPhones = sections.slice(0, ON_PHONES);
export const sectionsBehindMore = sections.slice(ON_PHONES);

/** Whether a page belongs to a section. */
export function isWithin(pathname: string, { covers = [], href }: Section): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const own = href(undefined);
  // Below the dashboard's own address are the other sections.
  if (own === dashboardOf(undefined)) return path === own || covers.includes(path);
  return [own, ...covers].some((cover) => path === cover || path.startsWith(`${cover}/`));
}
