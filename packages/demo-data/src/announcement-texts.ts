import type { AnnouncementCategory, RichText } from 'contracts';

import { heading, link, list, paragraph, strong } from './rich-text.js';

/** An announcement without its date; `daysAgo` counts back from today. */
export interface AnnouncementText {
  title: string;
  category: AnnouncementCategory;
  description: RichText;
  daysAgo: number;
}

/** The demo's announcements, written by hand, the newest first. */
export const ANNOUNCEMENT_TEXTS: readonly AnnouncementText[] = [
  {
    title: 'The workshop is open until eleven on weekdays',
    category: 'general',
    description: [
      paragraph(
        'From Monday the society’s workshop in Block C stays open until ',
        strong('11 p.m., Monday to Friday'),
        '. A member of the core team is always there.',
      ),
      heading('Before you begin'),
      list(
        ['Sign in at the desk.'],
        ['Wear shoes that cover your toes, and tie back your hair.'],
        ['Clear your bench before you leave.'],
      ),
      heading('The laser cutter'),
      paragraph('It still needs a booking. Ask for the sheet at the desk.'),
    ],
    daysAgo: 1,
  },
  {
    title: 'Hardware weekend: thirty kits, places by lottery',
    category: 'event',
    description: [
      paragraph(
        'Sign-ups for “Soldering to signal” close on ',
        strong('Thursday at noon'),
        '. There are thirty kits and, so far, seventy-one names, so places will be drawn on Thursday evening with first-years first.',
      ),
      paragraph(
        'Whoever is not drawn is on the list for the next round. What else is on this month stands under ',
        link('events', '/events'),
        '.',
      ),
    ],
    daysAgo: 3,
  },
  {
    title: 'Mid-semester examinations: no society events in the second week',
    category: 'academic',
    description: [
      paragraph(
        'As every semester, we hold no events during the examination week. The workshop stays open as a quiet study room, and the chai machine stays on. Events resume on the Monday after.',
      ),
    ],
    daysAgo: 6,
  },
  {
    title: 'Summer internships with four alumni startups',
    category: 'career',
    description: [
      paragraph(
        'Four startups founded by alumni take second- and third-year interns for eight weeks from June. All four pay.',
      ),
      heading('Where'),
      list(
        [strong('Gurugram:'), ' hardware test, and growth'],
        [strong('Bengaluru:'), ' finance'],
        [strong('Remote:'), ' web'],
      ),
      heading('How to apply'),
      paragraph('Send one page about something you made, not a CV, by the end of the month.'),
    ],
    daysAgo: 9,
  },
  {
    title: 'Call for cases: write one for CaseOnPoint',
    category: 'event',
    description: [
      paragraph(
        'The best cases come from places you know: your town’s bus stand, your uncle’s dairy, your hostel mess. Send us two pages with the facts, the numbers and the open question. The case we choose is played by forty teams, and its author sits on the jury.',
      ),
    ],
    daysAgo: 13,
  },
  {
    title: 'Minutes and accounts of last month are published',
    category: 'general',
    description: [
      paragraph(
        'The minutes of last month’s meeting and its accounts are on the notice board outside Room 204. Questions go to the Treasurer, who answers every one of them in the next meeting.',
      ),
    ],
    daysAgo: 18,
  },
  {
    title: 'Credit for society projects: what counts this year',
    category: 'academic',
    description: [
      paragraph(
        'The academic office has confirmed that a society project may count as an open elective of two credits. It needs',
      ),
      list(['a faculty mentor,'], ['a proposal before the end of the add–drop week,'], ['and a public demonstration.']),
      paragraph('The form is at the office; examples from last year are with the Secretary.'),
    ],
    daysAgo: 22,
  },
  {
    title: 'Found: one oscilloscope probe, two water bottles, a violin bow',
    category: 'other',
    description: [
      paragraph(
        'All three are in the cupboard in Room 204. The bow has been here since the alumni evening, and we would very much like to know the story.',
      ),
    ],
    daysAgo: 27,
  },
  {
    title: 'Mock interviews with recent graduates',
    category: 'career',
    description: [
      paragraph(
        'Twelve graduates of the last two years give up a Saturday to interview you as they were interviewed: thirty minutes, then fifteen minutes of plain talk. Core engineering, software, analytics and consulting. Slots go up on Wednesday at eight in the evening.',
      ),
    ],
    daysAgo: 31,
  },
  {
    title: 'Innokshetra in numbers',
    category: 'event',
    description: [
      paragraph(
        'Three days, 2,100 visitors, forty-two prototypes, eleven prize-winning teams, and one power cut that nobody noticed. Thank you to the eighty-four volunteers who made it look easy.',
      ),
      paragraph(
        'Photographs are with the Design team; the accounts follow next month. The next one is already taking shape: see ',
        link('Innokshetra', '/innokshetra'),
        '.',
      ),
    ],
    daysAgo: 40,
  },
  {
    title: 'New in the workshop: a pick-and-place machine',
    category: 'general',
    description: [
      paragraph(
        'Bought with the sponsorship of last year’s festival and assembled by five very patient people. It places 1,200 parts an hour when it is in the mood. Induction sessions are on Tuesdays at five.',
      ),
    ],
    daysAgo: 52,
  },
  {
    title: 'Reading group: one paper, one hour, every Wednesday',
    category: 'academic',
    description: [
      paragraph(
        'We read one paper a week, aloud if it has to be. No subject is excluded and nobody has to prepare. This month: how queues form, why bridges hum, and what a battery forgets.',
      ),
    ],
    daysAgo: 60,
  },
  {
    title: 'Volunteers wanted for the school outreach',
    category: 'other',
    description: [
      paragraph(
        'On the second Saturday of each month we take a box of motors, magnets and cardboard to a government school nearby. Two hours, forty children, no slides. Hindi or Haryanvi helps; patience helps more.',
      ),
    ],
    daysAgo: 74,
  },
  {
    title: 'Welcome, first-years',
    category: 'general',
    description: [
      paragraph(
        'You do not need to know anything yet. Come to Room 204 on any weekday after five, say what you would like to make, and somebody will hand you a tool. Membership opens in your third year; everything else is open from today.',
      ),
    ],
    daysAgo: 96,
  },
];
