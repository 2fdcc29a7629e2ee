import type { AnnouncementDetail, Event, Festival, Image, SessionUser, Site, TeamMember } from 'contracts';

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
    ...overrides,
  };
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
