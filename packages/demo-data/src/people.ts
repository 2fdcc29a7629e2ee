import type { Faker } from '@faker-js/faker';
import { PRIVACY_DEFAULTS, type AccountRole, type PrivacySettings } from 'contracts';

import {
  BIO_MIDDLES,
  BIO_OPENINGS,
  COMPANIES,
  FAMILY_NAMES,
  FIELDS,
  FIRST_NAMES,
  INTERESTS,
  LOCATIONS,
  LONG_HAIRED,
  MAJORS,
} from './people-texts.js';
import { randomOf } from './random.js';

/** What an invented member shows of themselves, as the store keeps it. */
export interface DemoProfile {
  bio: string;
  phone: string;
  location: string;
  graduationYear: number | null;
  degree: string;
  major: string;
  jobTitle: string;
  company: string;
  industry: string;
  skills: string[];
  interests: string[];
  linkedin: string;
  twitter: string;
  github: string;
  privacySettings: PrivacySettings;
  spotlightOptIn: boolean;
}

/** An invented member with an account. */
export interface DemoPerson extends DemoProfile {
  name: string;
  /** In lower case, of a domain that nobody has; each once. */
  email: string;
  role: Exclude<AccountRole, 'admin'>;
  /** How a portrait wears it. */
  hair: 'long' | 'short';
}

/** Shares of the roles, of 100 members. */
const ROLES = [
  { value: 'alumni', weight: 80 },
  { value: 'student', weight: 16 },
  { value: 'faculty', weight: 4 },
] as const;
/** How many years of graduation there are among alumni; the later ones are larger. */
const ALUMNI_YEARS = 30;

/**
 * Invented members, one after the other, so that any number fits into memory. The same arguments give the same people,
 * and a larger number begins with those of a smaller one.
 * @param now the day whose year students are in their studies
 */
export function* demoPeople({
  count,
  now,
  seed = 1,
}: {
  count: number;
  now: Date;
  seed?: number;
}): Generator<DemoPerson> {
  const random = randomOf(seed);
  for (let index = 0; index < count; index += 1) yield inventPerson(random, index, now.getFullYear());
}

function inventPerson(random: Faker, index: number, year: number): DemoPerson {
  const { arrayElement, arrayElements, weightedArrayElement } = random.helpers;
  const first = arrayElement(FIRST_NAMES);
  const name = `${first} ${arrayElement(FAMILY_NAMES)}`;
  const role = weightedArrayElement(ROLES);
  const field = arrayElement(FIELDS);
  const works = role === 'alumni' && random.number.int(99) < 92;
  const handle = `${name.toLowerCase().replace(/\s+/g, '-')}-${index + 1}`;
  const link = (path: string, percent: number) =>
    random.number.int(99) < percent ? `https://example.com/${path}/${handle}` : '';
  return {
    name: role === 'faculty' ? `Dr. ${name}` : name,
    email: `${handle}@people.example.com`,
    role,
    hair: LONG_HAIRED.has(first) ? 'long' : 'short',
    bio: `${arrayElement(BIO_OPENINGS)} ${arrayElement(BIO_MIDDLES).replace('{field}', field.industry.toLowerCase())}`,
    phone: `+91 00000 ${String(index % 100_000).padStart(5, '0')}`,
    location: random.number.int(99) < 90 ? arrayElement(LOCATIONS) : '',
    graduationYear: graduationYear(random, role, year),
    degree: role === 'faculty' ? 'Ph.D.' : arrayElement(['B.Tech.', 'B.Tech.', 'M.Tech.', 'MBA'] as const),
    major: arrayElement(MAJORS),
    jobTitle: works ? arrayElement(field.positions) : role === 'faculty' ? 'Assistant Professor' : '',
    company: works ? arrayElement(COMPANIES) : '',
    industry: works ? field.industry : '',
    skills: arrayElements(field.skills, { min: 2, max: 4 }),
    interests: arrayElements(INTERESTS, { min: 1, max: 3 }),
    linkedin: link('in', 80),
    twitter: link('posts', 35),
    github: link('code', 30),
    privacySettings: privacy(random),
    spotlightOptIn: role === 'alumni' && random.number.int(99) < 20,
  };
}

function graduationYear(random: Faker, role: DemoPerson['role'], year: number): number | null {
  if (role === 'faculty') return null;
  if (role === 'student') return year + random.number.int(3) + 1;
  return year - Math.floor(ALUMNI_YEARS * random.number.float() ** 1.5);
}

/** Most people leave the settings as they are; each setting is another way for some. */
function privacy(random: Faker): PrivacySettings {
  const differs = (percent: number) => random.number.int(99) < percent;
  return {
    showEmail: differs(20) !== PRIVACY_DEFAULTS.showEmail,
    showPhone: differs(8) !== PRIVACY_DEFAULTS.showPhone,
    showLocation: differs(15) !== PRIVACY_DEFAULTS.showLocation,
    showSocialLinks: differs(12) !== PRIVACY_DEFAULTS.showSocialLinks,
    allowMessaging: differs(12) !== PRIVACY_DEFAULTS.allowMessaging,
  };
}
