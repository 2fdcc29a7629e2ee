import type { AccountRole, JobType } from 'contracts';
import { subHours } from 'date-fns/subHours';

import { inIndia } from './events.js';

/** A job that one of the demo's accounts posted, or one of the invented alumni. */
export interface DemoJob {
  poster: AccountRole | 'somebody';
  title: string;
  company: string;
  location: string;
  type: JobType;
  description: string;
  requirements: string;
  responsibilities: string[];
  qualifications: string[];
  skills: string[];
  salary: string;
  /** Empty where people apply on the site. */
  applicationUrl: string;
  contactEmail: string;
  /** The last moment of the day named; null where none is. */
  deadline: Date | null;
  postedAt: Date;
  /** Whether the demo's student has applied. */
  hasApplication?: true;
}

type JobText = Omit<DemoJob, 'deadline' | 'postedAt' | 'contactEmail'> & { days: number | null; since: number };

/** The newest first. @param days until it closes, from the demo's day on @param since days since it was posted */
const TEXTS: readonly JobText[] = [
  {
    poster: 'alumni',
    title: 'Backend engineer, payments',
    company: 'Monsoon Capital',
    location: 'Bengaluru',
    type: 'full_time',
    description:
      'Money moves through our ledger eleven million times a day, and each of these has to be right. You join the team of six that keeps it so: small services, long reviews, and a rota that lets people sleep.\n\nWe would rather hire somebody who has taken one thing from an idea to production than somebody who has read about ten.',
    requirements:
      'One to three years of writing software that other people depend on. Fresh graduates with a project that has users are welcome.',
    responsibilities: [
      'Build and run the services that settle card payments',
      'Write the tests that let others change them',
      'Be on call one week in six, with a day off after it',
    ],
    qualifications: [
      'A degree in engineering, or the work to show instead',
      'Comfort with SQL and with saying “I do not know”',
    ],
    skills: ['TypeScript', 'PostgreSQL', 'Distributed systems', 'Testing', 'Go', 'Observability'],
    salary: '₹ 18 to 24 lakh a year',
    applicationUrl: '',
    days: 21,
    since: 1,
    hasApplication: true,
  },
  {
    poster: 'somebody',
    title: 'Summer internship, embedded systems',
    company: 'Kite Robotics',
    location: 'Pune',
    type: 'internship',
    description:
      'Eight weeks on the boards that steer a warehouse robot. You get a bench, a mentor, and one problem that is really ours: last year’s intern halved the time a robot needs to wake up.',
    requirements:
      'Second or third year of electronics, electrical or computer engineering. You have soldered something that worked.',
    responsibilities: ['Bring up a new revision of the motor board', 'Measure, and write down what you measured'],
    qualifications: ['A working knowledge of C', 'A project that you can bring along'],
    skills: ['Embedded systems', 'C', 'Prototyping', 'Python'],
    salary: '₹ 40,000 a month',
    applicationUrl: '',
    days: 12,
    since: 2,
  },
  {
    poster: 'somebody',
    title: 'Data analyst',
    company: 'Harbour Analytics',
    location: 'Remote, India',
    type: 'remote',
    description:
      'Ports know where their ships are, and not where their containers will be on Thursday. You ask the questions that find out, in SQL first and in a chart last.',
    requirements: 'Clear writing, honest charts, and a year of work with data of your own or somebody else’s.',
    responsibilities: ['Answer one question a week for three ports', 'Keep the tables that the answers come from'],
    qualifications: [],
    skills: ['SQL', 'Statistics', 'Python', 'Presentations'],
    salary: '',
    applicationUrl: 'https://example.com/careers/data-analyst',
    days: 5,
    since: 4,
  },
  {
    poster: 'alumni',
    title: 'Product design, one day a week',
    company: 'Monsoon Capital',
    location: 'Bengaluru',
    type: 'part_time',
    description:
      'A designer for one day a week, for the one screen that everybody sees: the receipt. It is read four million times a day, mostly standing up.',
    requirements: 'A portfolio with something that was built as it was drawn.',
    responsibilities: [],
    qualifications: [],
    skills: ['Product', 'Interface design', 'Research'],
    salary: '₹ 6,000 a day',
    applicationUrl: '',
    days: null,
    since: 6,
  },
  {
    poster: 'somebody',
    title: 'Site engineer, solar microgrids',
    company: 'Terai Energy',
    location: 'Gorakhpur',
    type: 'contract',
    description:
      'Fourteen villages, fourteen microgrids, six months. You are the one who is there when the first lamp goes on, and the one whom they call when it goes out.',
    requirements: 'A driving licence, patience with dust, and power electronics at the level of a good third year.',
    responsibilities: ['Commission two sites a month', 'Train the two people of each village who keep it going'],
    qualifications: ['B.Tech. in electrical engineering'],
    skills: ['Power systems', 'Operations', 'Stakeholder management'],
    salary: '₹ 55,000 a month',
    applicationUrl: 'https://example.com/careers/site-engineer',
    days: 33,
    since: 9,
  },
  {
    poster: 'admin',
    title: 'Festival coordinator',
    company: 'Innovation society',
    location: 'Kurukshetra',
    type: 'temporary',
    description:
      'Three months of Innokshetra: halls, sponsors, volunteers, and a list that gets longer until the last evening. Open to students of any year.',
    requirements: 'You answer messages, and you stay calm when the projector does not.',
    responsibilities: ['Keep the plan of the three days', 'Be the one whom volunteers call'],
    qualifications: [],
    skills: ['Operations', 'Writing', 'Hiring'],
    salary: '₹ 15,000 a month',
    applicationUrl: '',
    days: 17,
    since: 11,
  },
  {
    poster: 'somebody',
    title: 'Graduate engineer, quality',
    company: 'Deccan Castings',
    location: 'Coimbatore',
    type: 'full_time',
    description:
      'Pumps fail where castings do. You find out why before the customer does, on the floor and under the microscope.',
    requirements: 'Mechanical or production engineering, graduating this year or last.',
    responsibilities: [],
    qualifications: ['Basics of statistics'],
    skills: ['Six Sigma', 'Lean manufacturing', 'Statistics'],
    salary: '₹ 6 lakh a year',
    applicationUrl: '',
    days: -6,
    since: 40,
  },
];

/** Jobs that members have posted, the oldest first; one has closed. @param now the day that everything is counted from */
export function demoJobs(now: Date): DemoJob[] {
  return TEXTS.map(({ days, since, ...text }) => ({
    ...text,
    contactEmail: 'careers@example.com',
    deadline: days === null ? null : new Date(inIndia(now, days + 1, 0).getTime() - 1),
    postedAt: subHours(now, since * 24),
  })).reverse();
}
