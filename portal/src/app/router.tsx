import { api, FESTIVAL_SLUG, HOME_SLUG, paths } from 'contracts';
import type { ComponentType } from 'react';
import { matchRoutes, type Location, type Params } from 'react-router-dom';

import { announcementsPathFor, moreAnnouncementsPath } from '../features/announcements/announcementsAddress';
import { lazyAnnouncementArticle, lazyAnnouncementList } from '../features/announcements/lazyParts';
import { collectionPathFor, recordPathFor } from '../features/collections/collectionAddress';
import { lazyRecordArticle, lazyRecordList } from '../features/collections/lazyParts';
import { eventsPathFor } from '../features/events/eventsAddress';
import { eventParts, lazyEventList, lazyEventMonth } from '../features/events/lazyParts';
import { monthPathFor } from '../features/events/month/monthAddress';
import type { LazyPart } from '../components/lazy/lazyPart';
import { jobsPathFor } from '../features/jobs/jobsAddress';
import { lazyJob, lazyJobList } from '../features/jobs/lazyParts';
import { isGuarded, type Access } from '../lib/access';
import { lazyCode, type LazyCode } from '../lib/lazyCode';
import { lazyMemberFrame } from './layout/lazyMemberFrame';

/** What the file of a page has. */
interface PageModule {
  default: ComponentType;
  /** What is told to whoever has to sign in first, where there is more to say than that. */
  signInSentence?: string;
}

/** A page of the portal: one line of the site map. */
export interface PageRoute {
  path: string;
  /** The page, a chunk of its own. */
  load: () => Promise<PageModule>;
  /** The API's answers that the page shows, beside `/api/site`. The server renders with them; pages for some have none. */
  queries?: (search: URLSearchParams, params: Params) => string[];
  /** What of the page stands still until somebody does something, in chunks of their own. */
  parts?: readonly Pick<LazyPart<object>, 'fetch'>[];
  /** Slug of the page that editors composed, where it is one of theirs. */
  slugOf?: (params: Params) => string;
  /** Where the page lives for good, when its address is only another one for it. */
  movedTo?: (params: Params) => string | undefined;
  /** Who the page is for; anyone when absent (site §2.1). */
  access?: Access;
  /** What a page that is only for people who are signed in is called. */
  title?: string;
  /** The address holds a secret: no copy of the page is kept. */
  isSecret?: boolean;
  /** For visitors and members alike: who comes from the members' area stays in its frame. */
  isShared?: boolean;
}

type Load = PageRoute['load'];
type More = Omit<PageRoute, 'path' | 'load'>;

const page = (path: string, load: Load, more?: More): PageRoute => ({ path, load, ...more });
const forMembers = (path: string, title: string, load: Load, more?: More): PageRoute =>
  page(path, load, { access: 'signed-in', title, ...more });
const shared = (path: string, load: Load, more?: More): PageRoute => page(path, load, { isShared: true, ...more });

/** What a page that editors composed needs. @param own its slug, where the address has none */
function composed(own?: string): More {
  const slugOf = ({ slug = '' }: Params) => own ?? slug;
  return { slugOf, queries: (_search, params) => [api.page(slugOf(params))] };
}

const dashboard = () => import('./dashboard/DashboardPage');
const profile = () => import('../features/profile/ProfilePage');
const mentorship = () => import('./mentorship/AlumniMentorshipPage');

/** The site map: every page that the portal has (site §2.1), one by one, in whatever order. */
export const pages: readonly PageRoute[] = [
  page('/', () => import('../features/composed-pages/HomePage'), composed(HOME_SLUG)),
  page('/innokshetra', () => import('../features/composed-pages/FestivalPage'), composed(FESTIVAL_SLUG)),
  page('/p/:slug', () => import('../features/composed-pages/NamedPage'), {
    ...composed(),
    movedTo: ({ slug = '' }) => ([HOME_SLUG, FESTIVAL_SLUG].includes(slug) ? paths.page(slug) : undefined),
  }),

  page('/c/:type', () => import('../features/collections/CollectionPage'), {
    queries: (search, { type = '' }) => [collectionPathFor(type, search)],
    parts: [lazyRecordList, lazyRecordArticle],
  }),
  page('/c/:type/:id', () => import('../features/collections/RecordPage'), {
    queries: (search, { type = '', id = '' }) => [recordPathFor(type, id, search)],
    parts: [lazyRecordArticle],
  }),

  shared('/events', () => import('../features/events/EventsPage'), {
    queries: (search) => [eventsPathFor(search)],
    parts: [lazyEventList],
  }),
  shared('/events/month', () => import('../features/events/month/EventMonthPage'), {
    queries: (search) => [monthPathFor(search)],
    parts: [lazyEventMonth],
  }),
  shared('/events/:id', () => import('../features/events/EventPage'), {
    queries: (_search, { id = '' }) => [api.event(id), api.relatedEvents(id)],
    parts: eventParts,
  }),
  forMembers('/events/:id/ticket', 'Ticket', () => import('../features/events/ticket/TicketPage')),

  shared('/jobs', () => import('../features/jobs/JobsPage'), {
    queries: (search) => [jobsPathFor(search), api.jobFilters()],
    parts: [lazyJobList],
  }),
  shared('/jobs/:id', () => import('../features/jobs/JobPage'), {
    queries: (_search, { id = '' }) => [api.job(id), api.similarJobs(id)],
    parts: [lazyJob],
  }),
  forMembers('/jobs/post', 'Post a Job', () => import('../features/jobs/posting/PostJobPage')),
  forMembers('/jobs/own', 'My jobs', () => import('../features/jobs/posting/OwnJobsPage')),
  forMembers('/jobs/applications', 'Applications', () => import('../features/jobs/applications/OwnApplicationsPage')),
  forMembers('/jobs/referrals', 'Referrals', () => import('../features/jobs/referrals/ReferralsPage')),
  forMembers('/jobs/searches', 'Saved searches', () => import('../features/jobs/searches/JobSearchesPage')),
  forMembers('/jobs/:id/edit', 'Edit job', () => import('../features/jobs/posting/EditJobPage')),
  forMembers('/jobs/:id/apply', 'Apply', () => import('../features/jobs/applications/ApplyPage')),
  forMembers('/jobs/:id/applications', 'Applicants', () => import('../features/jobs/applications/ApplicantsPage')),

  shared('/mentorship', () => import('../features/mentorship/MentorshipPage')),
  forMembers('/mentorship/find', 'Find a Mentor', () => import('../features/mentorship/FindMentorsPage'), {
    access: 'student',
  }),
  forMembers(
    '/mentorship/request/:mentorId',
    'Request Mentorship',
    () => import('../features/mentorship/request/RequestMentorPage'),
    { access: 'student' },
  ),
  forMembers(
    '/mentorship/requests/:id',
    'Mentorship',
    () => import('../features/mentorship/detail/MentorshipDetailPage'),
  ),
  forMembers('/mentorship/become', 'Become a Mentor', mentorship),
  page('/mentorship/answer/:token', () => import('../features/mentorship/AnswerRequestPage'), { isSecret: true }),

  shared('/announcements', () => import('../features/announcements/AnnouncementsPage'), {
    queries: (search) => [announcementsPathFor(search)],
    parts: [lazyAnnouncementList],
  }),
  shared('/announcements/:id', () => import('../features/announcements/AnnouncementPage'), {
    queries: (_search, { id = '' }) => [api.announcement(id), moreAnnouncementsPath()],
    parts: [lazyAnnouncementArticle],
  }),
  page('/announcements/create', () => import('../features/announcements/writing/CreateAnnouncementPage'), {
    access: 'admin',
    title: 'Create Announcement',
  }),
  page('/announcements/:id/edit', () => import('../features/announcements/writing/EditAnnouncementPage'), {
    access: 'admin',
    title: 'Edit Announcement',
  }),

  page('/login', () => import('../features/account/LoginPage'), { access: 'signed-out' }),
  page('/register', () => import('../features/account/RegisterPage'), { access: 'signed-out' }),
  page('/forgot-password', () => import('../features/account/ForgotPasswordPage')),
  page('/reset-password/:token', () => import('../features/account/ResetPasswordPage'), { isSecret: true }),
  page('/verify-email/:token', () => import('../features/account/VerifyEmailPage'), { isSecret: true }),
  page('/unsubscribe/:token', () => import('../features/notifications/UnsubscribePage'), { isSecret: true }),

  forMembers('/dashboard', 'Dashboard', () => import('../features/dashboard/OwnDashboardPage')),
  forMembers('/profile', 'Profile', profile),
  forMembers('/alumni/profile', 'Profile', profile),
  forMembers('/messages/:person?', 'Messages', () => import('../features/messages/MessagesPage')),
  forMembers('/notifications', 'Notifications', () => import('../features/notifications/NotificationsPage')),
  forMembers(
    '/notifications/preferences',
    'Notification preferences',
    () => import('../features/notifications/PreferencesPage'),
  ),
  forMembers('/alumni-directory', 'Alumni Directory', () => import('../features/people/DirectoryRedirectPage')),

  forMembers('/student/dashboard', 'Student Dashboard', dashboard, { access: 'student' }),
  // Faculty land here as well, and every role may look (site §2.1, design §4).
  forMembers('/alumni', 'Alumni Dashboard', dashboard),
  forMembers('/alumni/dashboard', 'Alumni Dashboard', dashboard),
  forMembers('/alumni/directory', 'Alumni Directory', () => import('../features/people/DirectoryPage')),
  forMembers('/alumni/directory/:id', 'Member', () => import('../features/people/PersonPage')),
  forMembers('/alumni/events', 'Events', () => import('../features/events/alumni/AlumniEventsPage')),
  forMembers('/alumni/jobs', 'Job Opportunities', () => import('../features/jobs/alumni/AlumniJobsPage')),
  forMembers('/alumni/jobs/:id', 'Job', () => import('../features/jobs/alumni/AlumniJobPage')),
  forMembers('/alumni/mentorship', 'Mentorship', mentorship),
  forMembers('/alumni/donations', 'Giving', () => import('../features/giving/GivingPage')),
  forMembers('/alumni/donations/:id', 'Campaign', () => import('../features/giving/campaigns/CampaignPage')),
  forMembers('/membership', 'Membership', () => import('./membership/MembershipPage')),
  forMembers('/payment/:type/:id?', 'Payment', () => import('./payments/PaymentPage')),
  forMembers('/networking', 'Networking', () => import('../features/people/NetworkingPage')),
];

/** The page at a path, with what its address says, if the portal has one there. */
export function pageAt(pathname: string): { page: PageRoute; params: Params } | undefined {
  const match = matchRoutes(
    pages.map(({ path }) => ({ path })),
    pathname,
  )?.[0];
  const page = pages.find(({ path }) => path === match?.route.path);
  return page && match && { page, params: match.params };
}

/** Whether the portal runs in a browser, past its first draw. */
const isAwake = () => typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/** Imports a page, behind its gate if it is not for everyone, and the members' frame if it stands in that. */
async function loadPage({ load, parts = [], access = 'public', title }: PageRoute): Promise<ComponentType> {
  if (access === 'public') {
    // Whoever comes from another page has no HTML of the parts yet, and sees the page as a whole.
    const [{ default: Page }] = await Promise.all([load(), ...(isAwake() ? parts.map((part) => part.fetch()) : [])]);
    return Page;
  }
  const [{ default: Page, signInSentence }, { AccessGate }] = await Promise.all([
    load(),
    import('./session/AccessGate'),
    isGuarded(access) && lazyMemberFrame.fetch(),
  ]);
  return function GatedPage() {
    return (
      <AccessGate access={access} title={title} signInSentence={signInSentence}>
        <Page />
      </AccessGate>
    );
  };
}

const codes = new Map(pages.map((page) => [page, lazyCode(() => loadPage(page))]));

/** The code of a page, in the browser fetched when the page is gone to. */
export function codeOf(page: PageRoute): LazyCode<ComponentType> {
  const code = codes.get(page);
  if (!code) throw new Error(`${page.path} is not on the site map`);
  return code;
}

/**
 * Where an address leads in truth: to `/` when the portal has no such page (site §2.1).
 * @returns undefined for a page that lives there
 */
export function movedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const found = pageAt(pathname);
  if (!found) return paths.home();
  const elsewhere = found.page.movedTo?.(found.params);
  return elsewhere === undefined ? undefined : elsewhere + search;
}
