import type { EventCategory, EventFormat, EventQuestionKind } from 'contracts';

/** An event without its date. */
export interface EventText {
  title: string;
  description: string;
  category: EventCategory;
  format: EventFormat;
  location: string;
  /** Days from today. */
  dayOffset: number;
  /** Moves it on to the next such day of the week; 0 is Sunday. */
  weekday?: number;
  /** In India, as a decimal: 17.5 is half past five. */
  startHour: number;
  hours: number;
  /** Minor units: 500 is 5.00. */
  ticketPrice: number;
  registrationLink?: string;
  /** Who of the society holds it. */
  organizer?: string;
  agenda?: readonly DemoAgendaEntry[];
  /** Seats; without it everybody finds room. */
  capacity?: number;
  questions?: readonly DemoQuestion[];
}

/** A line of an agenda; `time` is a text. */
export interface DemoAgendaEntry {
  time: string;
  title: string;
  speaker?: string;
}

/** A question at registration, as the store keeps it: the options of a choice one a line. */
export interface DemoQuestion {
  label: string;
  kind: EventQuestionKind;
  options?: string;
  isRequired: boolean;
}

/** The demo's calendar, written by hand: the soonest first, then what is over. */
export const EVENT_TEXTS: readonly EventText[] = [
  {
    title: 'Idea Friday: ninety seconds on stage',
    description:
      'Bring an idea at any stage and ninety seconds to explain it. The room votes with sticky notes, two mentors ask one question each, and the three most-noted ideas leave with a bench in the workshop and a small materials budget.\n\nNo slides. Chai from five.',
    category: 'meetup',
    format: 'In-Person',
    location: 'Student Activity Centre, Room 204',
    dayOffset: 4,
    weekday: 5,
    startHour: 17.5,
    hours: 2,
    ticketPrice: 0,
    organizer: 'Content Team',
    agenda: [
      { time: '5:00 PM', title: 'Chai, and your name into the hat' },
      { time: '5:30 PM', title: 'Ideas, ninety seconds each' },
      { time: '6:45 PM', title: 'The room votes with sticky notes' },
      { time: '7:15 PM', title: 'Three ideas get their bench' },
    ],
  },
  {
    title: 'Soldering to signal: a hardware weekend',
    description:
      'Two days from a bare board to a sensor that talks to a dashboard. You will solder, burn and fix an air-quality node, then put it up somewhere on campus and watch its first night of data.\n\nThe fee covers the kit, which you keep. Thirty places, first-years first.',
    category: 'workshop',
    format: 'In-Person',
    location: 'Electronics Lab 3, Block C',
    dayOffset: 9,
    weekday: 6,
    startHour: 9.5,
    hours: 31,
    ticketPrice: 800,
    organizer: 'Tech Team',
    agenda: [
      { time: 'Day 1, 9:30 AM', title: 'Solder: from bare board to first light', speaker: 'Navya Irungal, Tech Head' },
      { time: 'Day 1, 2:00 PM', title: 'Flash, burn, fix', speaker: 'Navya Irungal, Tech Head' },
      { time: 'Day 1, 6:00 PM', title: 'Nodes go up on campus' },
      { time: 'Day 2, 9:30 AM', title: 'Read the first night', speaker: 'Dr. Ishani Velmurugan, Electronics Lab' },
      { time: 'Day 2, 3:00 PM', title: 'Show what your node saw' },
    ],
    capacity: 30,
    questions: [
      {
        label: 'Your year of study',
        kind: 'choice',
        options: 'First\nSecond\nThird\nFourth or above',
        isRequired: true,
      },
      { label: 'I have soldered before', kind: 'checkbox', isRequired: false },
    ],
  },
  {
    title: 'Reading a balance sheet without fear',
    description:
      'An evening with the Finance team: three real annual reports, one question each, and the six lines that answer it. Bring a laptop or a printed report; no commerce background is assumed.',
    category: 'seminar',
    format: 'Hybrid',
    location: 'Lecture Theatre 1, and online',
    dayOffset: 13,
    weekday: 3,
    startHour: 18,
    hours: 1.5,
    ticketPrice: 0,
    organizer: 'Finance Team',
    agenda: [
      { time: '6:00 PM', title: 'The six lines that matter', speaker: 'Yuvraj Baniwal, Finance Head' },
      { time: '6:30 PM', title: 'A steel maker, a bank, an airline: one question each' },
      { time: '7:10 PM', title: 'Bring your own report' },
    ],
    capacity: 120,
  },
  {
    title: 'From campus to first customer: founders in conversation',
    description:
      'Three alumni who started up from these hostels talk about their first paying customer: how they found them, what they charged, and what they got wrong. Half of the hour belongs to your questions.',
    category: 'webinar',
    format: 'Virtual',
    location: 'Online',
    dayOffset: 17,
    weekday: 4,
    startHour: 19,
    hours: 1,
    ticketPrice: 0,
    organizer: 'Alumni Relations',
    agenda: [
      { time: '7:00 PM', title: 'Three first customers, ten minutes each' },
      { time: '7:30 PM', title: 'Your questions' },
    ],
    registrationLink: 'https://example.com/register/founders-in-conversation',
  },
  {
    title: 'CaseOnPoint: district water, one dry summer',
    description:
      'A case about a municipal water board with four months of supply and six months of summer. Teams of three get the file at ten, present at four, and are heard by people who have run such a board.\n\nThe fee is per team.',
    category: 'other',
    format: 'In-Person',
    location: 'Seminar Hall 2, Main Building',
    dayOffset: 22,
    weekday: 0,
    startHour: 10,
    hours: 7,
    ticketPrice: 500,
    organizer: 'Management Team',
    agenda: [
      { time: '10:00 AM', title: 'The file is handed out' },
      { time: '1:00 PM', title: 'Lunch, on us' },
      { time: '4:00 PM', title: 'Eight minutes a team before the board' },
    ],
    capacity: 20,
    questions: [
      { label: 'Team name', kind: 'text', isRequired: true },
      { label: 'Names of your two teammates', kind: 'text', isRequired: false },
    ],
  },
  {
    title: 'Hack the hostel: thirty-six hours for better campus life',
    description:
      'A hackathon about what annoys you daily: mess queues, laundry, lost ID cards, the 8 a.m. bus. Wardens and the transport office are in the room with data and with the power to say yes.\n\nMeals, mattresses and coffee are on us. Teams of two to four.',
    category: 'other',
    format: 'In-Person',
    location: 'Central Library, ground floor',
    dayOffset: 30,
    weekday: 6,
    startHour: 8,
    hours: 36,
    ticketPrice: 300,
    organizer: 'Tech Team',
    agenda: [
      { time: 'Day 1, 8:00 AM', title: 'Breakfast and the complaint wall' },
      { time: 'Day 1, 10:00 AM', title: 'Wardens and the transport office open their data' },
      { time: 'Day 1, 10:00 PM', title: 'Midnight maggi' },
      { time: 'Day 2, 4:00 PM', title: 'Demos, and who says yes' },
    ],
    capacity: 80,
    questions: [
      { label: 'What you eat', kind: 'choice', options: 'Vegetarian\nJain\nEgg\nAnything', isRequired: true },
      { label: 'I need a mattress for the night', kind: 'checkbox', isRequired: false },
    ],
  },
  {
    title: 'Patents for people who build things',
    description:
      'What can be protected, what cannot, and what to write down tonight. An examiner and a patent attorney work through two student projects, line by line.',
    category: 'seminar',
    format: 'Hybrid',
    location: 'Conference Room, Incubation Centre',
    dayOffset: 36,
    weekday: 2,
    startHour: 15,
    hours: 2,
    ticketPrice: 0,
    organizer: 'Incubation Centre',
    agenda: [
      { time: '3:00 PM', title: 'What can be protected, and what cannot' },
      { time: '3:40 PM', title: 'Two student projects, line by line' },
      { time: '4:30 PM', title: 'What to write down tonight' },
    ],
    capacity: 60,
  },
  {
    title: 'Industry and Institute: the winter conference',
    description:
      'A full day of short talks where companies bring an unsolved problem and research groups bring an unused answer. Poster session over lunch; students present alongside professors.',
    category: 'conference',
    format: 'In-Person',
    location: 'Convocation Hall',
    dayOffset: 48,
    weekday: 5,
    startHour: 9,
    hours: 8,
    ticketPrice: 1200,
    organizer: 'Sponsorship Team',
    agenda: [
      { time: '9:00 AM', title: 'Doors and badges' },
      { time: '9:30 AM', title: 'Six unsolved problems, ten minutes each' },
      { time: '12:30 PM', title: 'Posters over lunch' },
      { time: '2:00 PM', title: 'Six unused answers, ten minutes each' },
      { time: '4:00 PM', title: 'Who works with whom' },
    ],
    capacity: 300,
    registrationLink: 'https://example.com/register/winter-conference',
  },
  {
    title: 'Fintellect: the market quiz, preliminary round',
    description:
      'Forty questions on markets, trading and investing in forty minutes, in teams of two. The ten best teams meet on the big stage at Innokshetra.',
    category: 'other',
    format: 'Virtual',
    location: 'Online',
    dayOffset: 61,
    weekday: 4,
    startHour: 20,
    hours: 1,
    ticketPrice: 0,
    organizer: 'Finance Team',
    agenda: [
      { time: '8:00 PM', title: 'Rules in three minutes' },
      { time: '8:05 PM', title: 'Forty questions' },
      { time: '8:50 PM', title: 'The ten best teams' },
    ],
    questions: [
      { label: 'Who plays with you', kind: 'text', isRequired: true },
      {
        label: 'Your year of study',
        kind: 'choice',
        options: 'First\nSecond\nThird\nFourth or above',
        isRequired: false,
      },
    ],
  },
  {
    title: 'Alumni mentoring evening',
    description:
      'Fourteen alumni, fourteen tables, twelve minutes each. Product, research, civil services, family business: choose six tables and come with one honest question for each.',
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
