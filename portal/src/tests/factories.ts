import {
  PRIVACY_DEFAULTS,
  type AnnouncementDetail,
  type Event,
  type EventDetail,
  type EventProposal,
  type Festival,
  type Image,
  type JobDetail,
  type JobStanding,
  type MemberEvent,
  type Notification,
  type OwnProfile,
  type OwnRegistration,
  type Page,
  type PaymentDetail,
  type Person,
  type SessionUser,
  type Site,
  type TeamMember,
} from 'contracts';

import type { Session } from '../lib/session';

export function imageOf(overrides: Partial<Image> = {}): Image {
  return {
    url: '/uploads/portrait.webp',
    alt: 'Portrait',
    width: 800,
    height: 1000,
    sources: [{ url: '/uploads/portrait-400.webp', width: 400 }],
    ...overrides,
  };
}

export function siteOf(overrides: Partial<Site> = {}): Site {
  return {
    name: 'Sphuran',
    institute: 'Technical Institute, Haryana',
    tagline: 'Where ideas meet action',
    footerText: 'The official technical society of the institute.',
    logo: null,
    email: 'hello@sphuran.example',
    address: 'Technical Institute, Haryana, India, 136119',
    social: [{ platform: 'instagram', href: 'https://instagram.example/sphuran' }],
    mainMenu: [
      { label: 'Team', href: '/#team' },
      { label: 'Announcements', href: '/announcements' },
    ],
    footerMenu: [],
    legalMenu: [],
    settings: {
      siteName: 'Sphuran',
      siteDescription: 'The society.',
      timeZone: 'Asia/Kolkata',
      currency: 'INR',
      enableRegistration: true,
    },
    ...overrides,
  };
}

export function memberOf(overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    _id: overrides._id ?? 'member',
    documentId: overrides._id ?? 'member',
    name: 'Mira Devan Rao',
    role: 'Convenor',
    bio: '',
    photo: imageOf(),
    social: { linkedin: null, twitter: null, instagram: null },
    ...overrides,
  };
}

export function eventOf(overrides: Partial<Event> = {}): Event {
  return {
    _id: overrides._id ?? 'event',
    documentId: overrides._id ?? 'event',
    title: 'Pitch Night',
    description: 'word '.repeat(60),
    category: 'workshop',
    format: 'In-Person',
    startsAt: '2026-09-14T12:30:00.000Z',
    endsAt: '2026-09-14T14:30:00.000Z',
    location: 'Seminar Hall',
    image: null,
    registrationLink: 'https://forms.example/pitch',
    ticketPrice: 0,
    currency: 'INR',
    ...overrides,
  };
}

export function eventDetailOf(overrides: Partial<EventDetail> = {}): EventDetail {
  return {
    ...eventOf(),
    ...{ organizer: '', agenda: [], capacity: null, waitlist: true, questions: [] },
    ...{ paymentNote: '', ticketsFrom: null, recap: '' },
    cancelUntil: '2026-09-14T12:30:00.000Z',
    updatedAt: '2026-08-01T09:00:00.000Z',
    ...overrides,
  };
}

export function jobDetailOf(overrides: Partial<JobDetail> = {}): JobDetail {
  return {
    _id: overrides._id ?? 'job',
    documentId: overrides._id ?? 'job',
    ...{ title: 'Lamp keeper', company: 'Lighthouse Works', location: 'Kochi', type: 'full_time' },
    ...{ description: 'Keep the light.', requirements: 'Awake.', salary: '', contactEmail: 'light@example.org' },
    ...{ responsibilities: [], qualifications: [], skills: ['Optics'] },
    ...{ applicationUrl: null, applicationLink: null },
    deadline: '2026-09-14T18:29:59.999Z',
    closesAt: '2026-09-14T18:29:59.999Z',
    postedBy: { _id: 'poster', name: 'Ravi Menon', jobTitle: '' },
    createdAt: '2026-08-20T09:00:00.000Z',
    updatedAt: '2026-08-20T09:00:00.000Z',
    ...overrides,
  };
}

/** How somebody stands to a job who has nothing to do with it, unless said. */
export function jobStandingOf({ abilities, ...overrides }: StandingOverrides = {}): JobStanding {
  const none = { apply: false, edit: false, close: false, delete: false, postAgain: false };
  return {
    ...{ own: null, hiddenReason: null, application: null, isReported: false },
    ...overrides,
    abilities: { ...none, readApplications: false, report: false, ...abilities },
  };
}
type StandingOverrides = Partial<Omit<JobStanding, 'abilities'>> & { abilities?: Partial<JobStanding['abilities']> };

/** How somebody stands to an event who never came, unless said: they may register for one without a limit. */
export function registrationOf({ abilities, ...overrides }: RegistrationOverrides = {}): OwnRegistration {
  return {
    ...{ state: null, position: null, waitsUntil: null, ticketCode: null },
    cancelUntil: '2026-09-14T12:30:00.000Z',
    ...{ seatsLeft: null, waiting: 0 },
    ...overrides,
    abilities: { register: false, buy: false, joinWaitlist: false, confirm: false, cancel: false, ...abilities },
  };
}
type RegistrationOverrides = Partial<Omit<OwnRegistration, 'abilities'>> & {
  abilities?: Partial<OwnRegistration['abilities']>;
};

export function memberEventOf(overrides: Partial<MemberEvent> = {}): MemberEvent {
  const registration = registrationOf({ abilities: { register: true } });
  return {
    ...eventOf({ registrationLink: null }),
    ...{ organizer: '', hasQuestions: false, isRegistered: false, proposer: null, registration },
    ...overrides,
  };
}

export function proposalOf(overrides: Partial<EventProposal> = {}): EventProposal {
  const { _id, title, description, startsAt, endsAt, location, format } = eventOf();
  return {
    ...{ _id, title, description, startsAt, endsAt, location, format, registrationLink: null, organizer: 'Tech Team' },
    ...{ status: 'pending', reason: '', isPublished: false, abilities: { withdraw: true } },
    proposedAt: '2026-08-20T09:00:00.000Z',
    ...overrides,
  };
}

export function festivalOf(overrides: Partial<Festival> = {}): Festival {
  return {
    name: 'Innokshetra',
    startsOn: '2027-09-14',
    endsOn: '2027-09-16',
    registerHref: 'https://forms.example/innokshetra',
    ...overrides,
  };
}

export function userOf(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: 'user',
    name: 'Asha Rao',
    email: 'asha@example.org',
    role: 'student',
    isVerified: true,
    profileId: 'profile',
    profilePicture: null,
    ...{ bio: '', skills: [], graduationYear: null, company: '', position: '', program: '', year: '' },
    ...overrides,
  };
}

/** A profile of whom nothing is known but name and address, unless said. */
export function profileOf(overrides: Partial<OwnProfile> = {}): OwnProfile {
  const { _id, name, email, role, isVerified } = userOf(overrides.role && { role: overrides.role });
  return {
    ...{ _id, name, email, role, isVerified, profileId: 'profile', pendingEmail: null, profilePicture: null },
    ...{ phone: '', location: '', bio: '', graduationYear: null, degree: '', major: '', program: '', year: '' },
    ...{ jobTitle: '', company: '', industry: '', skills: [], interests: [], expertise: [] },
    ...{ linkedin: '', twitter: '', facebook: '', website: '', github: '', portfolio: '' },
    ...{ isMentor: false, mentorBio: '', availabilityHours: '', mentorshipAreas: [], mentorExpectations: '' },
    ...{ mentorCapacity: 3, isAvailable: true, languages: [] },
    ...{ privacySettings: PRIVACY_DEFAULTS, spotlightOptIn: false },
    ...overrides,
  };
}

export function notificationOf(overrides: Partial<Notification> = {}): Notification {
  return {
    _id: 'notification',
    kind: 'connection-request',
    sentence: 'Ravi Menon would like to connect with you.',
    text: null,
    href: '/networking?list=received',
    avatar: null,
    isRead: false,
    createdAt: new Date().toISOString(),
    ...overrides,
  };
}

/** Somebody of whom nothing is known but the name, unless said. */
export function personOf(overrides: Partial<Person> = {}): Person {
  return {
    ...{ _id: 'ravi', name: 'Ravi Menon', role: 'alumni', avatar: null, graduationYear: null },
    ...{ position: '', company: '', industry: '', skills: [], location: null, linkedin: null, twitter: null },
    ...{ canMessage: true, connection: 'none' },
    ...overrides,
  };
}

/** A ticket that is being paid in the sandbox, unless said: its seat is kept for a quarter of an hour. */
export function paymentOf(overrides: Partial<PaymentDetail> = {}): PaymentDetail {
  return {
    ...{ _id: 'payment', paymentId: 'payment', relatedTo: 'event', relatedId: 'event', itemName: 'Pitch Night' },
    ...{ amount: 250, currency: 'INR', status: 'pending', state: 'pending', paymentMethod: null, months: [] },
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
    ...{ paidOn: null, refunded: 0, receiptNumber: null, utr: null, reason: '' },
    abilities: { confirm: true, cancel: true },
    gateways: { sandbox: { methods: ['card', 'upi'] }, upi: null },
    ...overrides,
  };
}

/** A list of one page, as the API answers it. */
export function pageOfItems<Item>(data: Item[]): Page<Item> {
  return { data, meta: { pagination: { page: 1, pageSize: 20, pageCount: data.length ? 1 : 0, total: data.length } } };
}

/** A session whose calls do nothing: signed out, unless there is a user. */
export function sessionOf({ user = null, ...overrides }: Partial<Session> = {}): Session {
  return {
    user,
    isLoading: false,
    isLeaving: false,
    isPaused: false,
    isAuthenticated: user !== null,
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    leave: () => Promise.resolve(),
    renew: (call) => call(),
    register: () => Promise.resolve(''),
    refresh: () => Promise.resolve(),
    hasRole: (role) => user?.role === role,
    isStudent: user?.role === 'student',
    isAlumni: user?.role === 'alumni',
    isFaculty: user?.role === 'faculty',
    isAdmin: user?.role === 'admin',
    ...overrides,
  };
}

export function announcementOf(overrides: Partial<AnnouncementDetail> = {}): AnnouncementDetail {
  return {
    _id: overrides._id ?? 'announcement',
    documentId: overrides._id ?? 'announcement',
    date: '2026-09-13T20:00:00.000Z',
    title: 'The hall is open',
    category: 'general',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'On Sunday, from nine.' }] }],
    createdAt: '2026-09-13T20:00:00.000Z',
    updatedAt: '2026-09-13T20:00:00.000Z',
    ...overrides,
  };
}
