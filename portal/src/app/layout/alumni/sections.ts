import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import { paths, type AccountRole } from 'contracts';

/** A line of the alumni portal's navigation. */
interface Section {
  label: string;
  Icon: typeof Hub;
  /** Where it leads; for whom may matter. */
  href: (role: AccountRole | undefined) => string;
  /** Paths that belong to it, with whatever lies below them. */
  covers: readonly string[];
}

/** The sections of the alumni portal (member §2). A feature that has a page there adds a line. */
export const sections: readonly Section[] = [
  {
    label: 'Dashboard',
    Icon: SpaceDashboard,
    href: (role) => (role === 'student' ? paths.studentDashboard() : paths.alumni()),
    covers: [paths.alumniDashboard(), paths.studentDashboard()],
  },
  { label: 'Directory', Icon: People, href: () => paths.alumniDirectory(), covers: [paths.alumniDirectory()] },
  { label: 'Events', Icon: Event, href: () => paths.alumniEvents(), covers: [paths.alumniEvents()] },
  { label: 'Networking', Icon: Hub, href: () => paths.networking(), covers: [paths.networking()] },
  { label: 'Profile', Icon: AccountCircle, href: () => paths.alumniProfile(), covers: [paths.alumniProfile()] },
];

/** Whether a page belongs to a section. */
export function isWithin(pathname: string, { covers, href }: Section): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return path === href(undefined) || covers.some((cover) => path === cover || path.startsWith(`${cover}/`));
}
