import { PRIVACY_DEFAULTS, type AccountRole } from 'contracts';

import type { DemoProfile } from './people.js';

/** What the demo's own account of a role shows of itself. */
interface DemoAccountProfile extends DemoProfile {
  program: string;
  year: string;
  /** How the portrait wears it. */
  hair: 'long' | 'short';
}

const EMPTY = {
  program: '',
  year: '',
  twitter: '',
  github: '',
  spotlightOptIn: false,
  privacySettings: PRIVACY_DEFAULTS,
};

/** The profiles of the demo's four accounts, complete enough to be looked at. The people are invented. */
export function demoAccountProfiles(now: Date): Record<AccountRole, DemoAccountProfile> {
  const year = now.getFullYear();
  return {
    student: {
      ...EMPTY,
      hair: 'short',
      bio: 'Third year, electronics. Builds a line follower that refuses to follow lines, and runs the society’s Tuesday repair table. Looking for somebody who has taken hardware beyond a prototype.',
      phone: '+91 00000 10001',
      location: 'Kurukshetra',
      graduationYear: year + 1,
      degree: 'B.Tech.',
      major: 'Electronics and Communication',
      program: 'B.Tech. Electronics and Communication',
      year: 'Third year',
      jobTitle: '',
      company: '',
      industry: '',
      skills: ['Embedded systems', 'Python', 'Prototyping', 'Public speaking'],
      interests: ['Robotics', 'Quizzing', 'Street food'],
      linkedin: 'https://example.com/in/rohan-bedi',
      github: 'https://example.com/code/rohan-bedi',
    },
    alumni: {
      ...EMPTY,
      hair: 'long',
      bio: 'Left with a degree in computer engineering and a half-finished festival poster. Designs payment products now, mentors two teams a year, and still answers when somebody asks how the first Innokshetra was financed.',
      phone: '+91 00000 10002',
      location: 'Bengaluru',
      graduationYear: year - 8,
      degree: 'B.Tech.',
      major: 'Computer Engineering',
      jobTitle: 'Engineering Manager',
      company: 'Monsoon Capital',
      industry: 'Finance',
      skills: ['TypeScript', 'Distributed systems', 'Hiring', 'Product'],
      interests: ['Classical music', 'Trekking', 'Board games'],
      linkedin: 'https://example.com/in/tara-vaswani',
      twitter: 'https://example.com/posts/tara-vaswani',
      github: 'https://example.com/code/tara-vaswani',
      privacySettings: { ...PRIVACY_DEFAULTS, showEmail: true },
      spotlightOptIn: true,
    },
    faculty: {
      ...EMPTY,
      hair: 'short',
      bio: 'Teaches power electronics and advises the society. Keeps the keys of the workshop, and the rule that whoever blows a fuse explains why at the board.',
      phone: '+91 00000 10003',
      location: 'Kurukshetra',
      graduationYear: null,
      degree: 'Ph.D.',
      major: 'Electrical Engineering',
      jobTitle: 'Associate Professor',
      company: '',
      industry: 'Education',
      skills: ['Power systems', 'Teaching', 'Research'],
      interests: ['Birdwatching', 'Chess'],
      linkedin: 'https://example.com/in/suresh-nambiar',
    },
    admin: {
      ...EMPTY,
      hair: 'long',
      bio: 'Runs the portal: accounts, events, and the questions that come in on Friday evenings.',
      phone: '',
      location: 'Kurukshetra',
      graduationYear: year - 3,
      degree: 'MBA',
      major: 'Business Administration',
      jobTitle: 'Community Manager',
      company: '',
      industry: 'Education',
      skills: ['Operations', 'Writing'],
      interests: ['Theatre', 'Photography'],
      linkedin: 'https://example.com/in/meera-kulkarni',
    },
  };
}
