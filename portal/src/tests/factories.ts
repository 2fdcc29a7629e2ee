import {
  PRIVACY_DEFAULTS,
  type AnnouncementDetail,
  type Event,
  type Festival,
  type Image,
  type Notification,
  type OwnProfile,
  type Page,
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
    _id: 'member',
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
    _id: 'event',
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
    ...{ isMentor: false, mentorBio: '', availabilityHours: '' },
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
    ...{ position: '', company: '', industry: '', location: null, linkedin: null, twitter: null },
    ...{ canMessage: true, connection: 'none' },
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
    isAuthenticated: user !== null,
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    leave: () => Promise.resolve(),
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
    _id: 'announcement',
    title: 'The hall is open',
    category: 'general',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'On Sunday, from nine.' }] }],
    createdAt: '2026-09-13T20:00:00.000Z',
    updatedAt: '2026-09-13T20:00:00.000Z',
    ...overrides,
  };
}
