import type { EventText } from './event-text.js';

/** What is over in the demo's calendar, the latest first. */
export const PAST_EVENTS: readonly EventText[] = [
  {
    title: 'Alumni mentoring evening',
    description:
      'Fourteen alumni, fourteen tables, twelve minutes each. Product, research, civil services, family business: choose six tables and come with one honest question for each.',
    recap:
      'Sixty-eight students came, and no table was ever empty. The longest queue was for civil services, the loudest table was the family business one, and three first-years left with an internship interview.\n\nWe ran out of samosas at 7 PM. Next time there are more, and the rounds last fifteen minutes.',
    category: 'meetup',
    format: 'In-Person',
    location: 'Open-air theatre',
    dayOffset: -10,
    weekday: 6,
    startHour: 17,
    hours: 2.5,
    ticketPrice: 0,
    organizer: 'Alumni Relations',
    agenda: [
      { time: '5:00 PM', title: 'Choose your six tables' },
      { time: '5:20 PM', title: 'Six rounds of twelve minutes' },
      { time: '6:45 PM', title: 'Samosas, and the questions that were left' },
    ],
    capacity: 84,
  },
  {
    title: 'Figma to front-end in an afternoon',
    description:
      'We took one poster by the Design team and made it a page that loads in a second on a three-year-old phone. Notes and the finished page are in the society’s repository.',
    recap:
      'Twenty-two of us built the same page, and the fastest one loaded in 0.6 seconds on a phone of 2021. What helped most: one font instead of three, and pictures in the size in which they are shown.\n\nThe notes and the finished page are in the society’s repository.',
    category: 'workshop',
    format: 'In-Person',
    location: 'Computer Centre, Lab 2',
    dayOffset: -15,
    weekday: 6,
    startHour: 14,
    hours: 3.5,
    ticketPrice: 200,
    organizer: 'Design Team',
  },
  {
    title: 'Bidbizz: guess what it is worth',
    description:
      'Twelve companies, only their numbers, and a purse of a hundred imaginary crores for each team. The winning table missed a cement maker’s valuation by two per cent.',
    category: 'other',
    format: 'In-Person',
    location: 'Seminar Hall 1, Main Building',
    dayOffset: -24,
    weekday: 0,
    startHour: 11,
    hours: 4,
    ticketPrice: 300,
  },
  {
    title: 'Machine learning on a microcontroller',
    description:
      'A keyword spotter that fits in a quarter of a megabyte. We collected our own voices, trained on a laptop, and shipped to a board that costs less than lunch.',
    recap:
      'All but two boards heard “Sphuran” by the end of the day. The two that did not had microphones soldered the wrong way round, which we now test first.\n\nThe recordings stay with those who made them; the code is open.',
    category: 'workshop',
    format: 'Hybrid',
    location: 'Electronics Lab 1, and online',
    dayOffset: -38,
    weekday: 6,
    startHour: 10,
    hours: 6,
    ticketPrice: 600,
    organizer: 'Tech Team',
    capacity: 24,
  },
  {
    title: 'What a venture fund looks for in a second-year student',
    description:
      'An analyst read five anonymous student decks aloud and said, slide by slide, when she would have stopped. The recording is available to members.',
    category: 'webinar',
    format: 'Virtual',
    location: 'Online',
    dayOffset: -47,
    weekday: 4,
    startHour: 19,
    hours: 1,
    ticketPrice: 0,
  },
  {
    title: 'Market It! A new name for Karnal’s oldest bakery',
    description:
      'Logo, packaging and a one-month plan for a real brand. The owner tasted nothing, judged everything, and has put the winning label on the shelf.',
    category: 'other',
    format: 'In-Person',
    location: 'Design Studio, Block A',
    dayOffset: -55,
    weekday: 0,
    startHour: 10,
    hours: 7,
    ticketPrice: 400,
  },
  {
    title: 'Innokshetra: opening night',
    description:
      'Lights over the main lawn, forty-two prototypes on tables, and the riddle that opened the festival. The first answer came in nineteen minutes.',
    recap:
      'Eleven hundred people, one power cut of four minutes, and an opening talk that simply went on without a microphone. Thank you to everyone who held up a phone as a lamp.',
    category: 'conference',
    format: 'In-Person',
    location: 'Main lawn',
    dayOffset: -68,
    startHour: 18,
    hours: 4,
    ticketPrice: 0,
  },
  {
    title: 'Money for your first job: salary, tax, insurance',
    description:
      'A pay slip taken apart on the board, a return filed together, and the insurance you need at twenty-two. Led by our Treasurer with two chartered accountants.',
    category: 'seminar',
    format: 'In-Person',
    location: 'Lecture Theatre 3',
    dayOffset: -83,
    weekday: 3,
    startHour: 17,
    hours: 2,
    ticketPrice: 0,
    organizer: 'Finance Team',
  },
  {
    title: 'Fresher’s build day',
    description:
      'A hundred and sixty first-years, forty boxes of cardboard and motors, one ramp. The fastest car was called Thanda Paani and lost its roof on the way.',
    category: 'meetup',
    format: 'In-Person',
    location: 'Badminton hall',
    dayOffset: -104,
    weekday: 6,
    startHour: 10,
    hours: 5,
    ticketPrice: 0,
  },
];
