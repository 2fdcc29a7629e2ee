import { subHours } from 'date-fns/subHours';

/** An invented letter that somebody wrote into the contact form. */
export interface DemoLetter {
  name: string;
  email: string;
  message: string;
  writtenAt: Date;
  /** Null while nobody has answered. */
  handledAt: Date | null;
}

const TEXTS: readonly (Omit<DemoLetter, 'writtenAt' | 'handledAt'> & { hoursAgo: number; answeredAfter?: number })[] = [
  {
    name: 'Ritika Sanyal',
    email: 'ritika.sanyal@example.org',
    message:
      'Hello, I am in my second year at another college in the city. Can students from outside take part in the market quiz, or only those with your ID card? We would be two teams of two.',
    hoursAgo: 5,
  },
  {
    name: 'Devendra Pathak',
    email: 'd.pathak@example.net',
    message:
      'I run a small workshop for plastic moulds in Rajkot. For your prototype weekend I could bring two desktop machines and show how a mould is cut.\n\nI would need a table, a 16 A socket and somebody who carries.',
    hoursAgo: 28,
  },
  {
    name: 'Leena Thomas',
    email: 'leena.thomas@example.org',
    message:
      'My son has registered for the thirty-six hour event. Do the participants sleep on campus, and whom do I call at night?',
    hoursAgo: 74,
    answeredAfter: 6,
  },
  {
    name: 'Batch of 2009',
    email: 'batch2009@example.com',
    message:
      'We are planning our reunion for January and would like to sit in on a pitch evening. Around thirty people. Which dates are fixed already?',
    hoursAgo: 150,
    answeredAfter: 20,
  },
  {
    name: 'Harish Venkat',
    email: 'harish.venkat@example.org',
    message: 'The calendar on my phone shows the seminar one day later than your page. Which one is right?',
    hoursAgo: 260,
    answeredAfter: 3,
  },
];

/** Invented letters before a day, the newest first. */
export const demoLetters = ({ now }: { now: Date }): DemoLetter[] =>
  TEXTS.map(({ hoursAgo, answeredAfter, ...letter }) => ({
    ...letter,
    writtenAt: subHours(now, hoursAgo),
    handledAt: answeredAfter === undefined ? null : subHours(now, hoursAgo - answeredAfter),
  }));
