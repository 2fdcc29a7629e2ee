import type { AnnouncementCategory } from 'contracts';

/** An announcement without its date; `daysAgo` counts back from today. */
export interface AnnouncementText {
  title: string;
  category: AnnouncementCategory;
  content: string;
  daysAgo: number;
}

/** The demo's announcements, written by hand, the newest first. */
export const ANNOUNCEMENT_TEXTS: readonly AnnouncementText[] = [
  {
    title: 'The workshop is open until eleven on weekdays',
    category: 'general',
    content:
      'From Monday the society’s workshop in Block C stays open until 11 p.m., Monday to Friday. A member of the core team is always there; sign in at the desk, wear shoes that cover your toes, and clear your bench before you leave.\n\nThe laser cutter still needs a booking. Ask for the sheet at the desk.',
    daysAgo: 1,
  },
  {
    title: 'Hardware weekend: thirty kits, places by lottery',
    category: 'event',
    content:
      'Sign-ups for “Soldering to signal” close on Thursday at noon. There are thirty kits and, so far, seventy-one names, so places will be drawn on Thursday evening with first-years first. Whoever is not drawn is on the list for the next round.',
    daysAgo: 3,
  },
  {
    title: 'Mid-semester examinations: no society events in the second week',
    category: 'academic',
    content:
      'As every semester, we hold no events during the examination week. The workshop stays open as a quiet study room, and the chai machine stays on. Events resume on the Monday after.',
    daysAgo: 6,
  },
  {
    title: 'Summer internships with four alumni startups',
    category: 'career',
    content:
      'Four startups founded by alumni take second- and third-year interns for eight weeks from June: two in Gurugram, one in Bengaluru, one remote. Work in hardware test, web, growth and finance. All four pay.\n\nSend one page about something you made, not a CV, by the end of the month.',
    daysAgo: 9,
  },
  {
    title: 'Call for cases: write one for CaseOnPoint',
    category: 'event',
    content:
      'The best cases come from places you know: your town’s bus stand, your uncle’s dairy, your hostel mess. Send us two pages with the facts, the numbers and the open question. The case we choose is played by forty teams, and its author sits on the jury.',
    daysAgo: 13,
  },
  {
    title: 'Minutes and accounts of last month are published',
    category: 'general',
    content:
      'The minutes of last month’s meeting and its accounts are on the notice board outside Room 204. Questions go to the Treasurer, who answers every one of them in the next meeting.',
    daysAgo: 18,
  },
  {
    title: 'Credit for society projects: what counts this year',
    category: 'academic',
    content:
      'The academic office has confirmed that a society project may count as an open elective of two credits. It needs a faculty mentor, a proposal before the end of the add–drop week, and a public demonstration. The form is at the office; examples from last year are with the Secretary.',
    daysAgo: 22,
  },
  {
    title: 'Found: one oscilloscope probe, two water bottles, a violin bow',
    category: 'other',
    content:
      'All three are in the cupboard in Room 204. The bow has been here since the alumni evening, and we would very much like to know the story.',
    daysAgo: 27,
  },
  {
    title: 'Mock interviews with recent graduates',
    category: 'career',
    content:
      'Twelve graduates of the last two years give up a Saturday to interview you as they were interviewed: thirty minutes, then fifteen minutes of plain talk. Core engineering, software, analytics and consulting. Slots go up on Wednesday at eight in the evening.',
    daysAgo: 31,
  },
  {
    title: 'Innokshetra in numbers',
    category: 'event',
    content:
      'Three days, 2,100 visitors, forty-two prototypes, eleven prize-winning teams, and one power cut that nobody noticed. Thank you to the eighty-four volunteers who made it look easy. Photographs are with the Design team; the accounts follow next month.',
    daysAgo: 40,
  },
  {
    title: 'New in the workshop: a pick-and-place machine',
    category: 'general',
    content:
      'Bought with the sponsorship of last year’s festival and assembled by five very patient people. It places 1,200 parts an hour when it is in the mood. Induction sessions are on Tuesdays at five.',
    daysAgo: 52,
  },
  {
    title: 'Reading group: one paper, one hour, every Wednesday',
    category: 'academic',
    content:
      'We read one paper a week, aloud if it has to be. No subject is excluded and nobody has to prepare. This month: how queues form, why bridges hum, and what a battery forgets.',
    daysAgo: 60,
  },
  {
    title: 'Volunteers wanted for the school outreach',
    category: 'other',
    content:
      'On the second Saturday of each month we take a box of motors, magnets and cardboard to a government school nearby. Two hours, forty children, no slides. Hindi or Haryanvi helps; patience helps more.',
    daysAgo: 74,
  },
  {
    title: 'Welcome, first-years',
    category: 'general',
    content:
      'You do not need to know anything yet. Come to Room 204 on any weekday after five, say what you would like to make, and somebody will hand you a tool. Membership opens in your third year; everything else is open from today.',
    daysAgo: 96,
  },
];
