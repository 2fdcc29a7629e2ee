import type { Image, Site, TeamMember } from 'contracts';

function imageOf(overrides: Partial<Image> = {}): Image {
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
    logo: null,
    email: 'hello@sphuran.example',
    address: 'Technical Institute, Haryana, India, 136119',
    social: [{ platform: 'instagram', href: 'https://instagram.example/sphuran' }],
    mainMenu: [
      { label: 'Team', href: '/#team' },
      { label: 'Announcements', href: '/announcements' },
    ],
    footerMenu: [],
    settings: { siteName: 'Sphuran', siteDescription: 'The society.', timeZone: 'Asia/Kolkata', currency: 'INR' },
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
