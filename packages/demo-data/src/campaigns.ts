import type { RichText, SpendingArea } from 'contracts';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';

import { heading, list, paragraph, strong } from './rich-text.js';

/** An invented campaign. Amounts are in rupees. */
export interface DemoCampaign {
  title: string;
  description: RichText;
  /** Null for none. */
  goal: number | null;
  startsAt: Date;
  endsAt: Date | null;
  isClosed: boolean;
  spending: { area: SpendingArea; what: string; amount: number }[];
  /** What people gave, each so many days before its end or before today; anonymous where they are not named. */
  gifts: { amount: number; daysAgo: number; isAnonymous: boolean }[];
}

const gift = (amount: number, daysAgo: number, isAnonymous = false) => ({ amount, daysAgo, isAnonymous });

/** Three invented campaigns before and around a day: one that is done, one without a goal, and one that is open. */
export function demoCampaigns({ now }: { now: Date }): DemoCampaign[] {
  return [
    {
      title: 'A 3D printer for the workshop',
      description: [
        paragraph(
          'Every team that builds something waits for the one printer that we share with three departments. With a printer of our own, a part that is drawn in the morning can be held in the evening.',
        ),
        heading('What it is for'),
        list(
          ['The printer itself, and its enclosure'],
          ['Filament for a year'],
          ['Two evenings on how to use it well'],
        ),
        paragraph('The goal was reached. Thank you to everybody who gave.'),
      ],
      goal: 60_000,
      startsAt: subDays(now, 160),
      endsAt: subDays(now, 40),
      isClosed: false,
      spending: [
        { area: 'workshop', what: 'Printer with enclosure', amount: 46_500 },
        { area: 'workshop', what: 'Filament and spare nozzles', amount: 8200 },
        { area: 'community', what: 'Two evenings on how to use it', amount: 3100 },
      ],
      gifts: [
        ...[gift(5000, 150), gift(2500, 141), gift(10_000, 133, true), gift(15_000, 120), gift(1000, 96)],
        ...[gift(7500, 88), gift(12_000, 71, true), gift(8500, 52), gift(500, 44)],
      ],
    },
    {
      title: 'Travel fund for competitions',
      description: [
        paragraph(
          'Teams that qualify for a final elsewhere should not stay at home because of a train ticket. ',
          strong('The fund pays tickets and a bed for students who could not go otherwise.'),
        ),
        paragraph('It has no goal and no end: whatever comes in takes somebody somewhere.'),
      ],
      goal: null,
      startsAt: subDays(now, 300),
      endsAt: null,
      isClosed: false,
      spending: [
        { area: 'scholarships', what: 'Train tickets to a final, five students', amount: 9400 },
        { area: 'scholarships', what: 'Two nights for the robotics team', amount: 6800 },
      ],
      gifts: [
        gift(2000, 210),
        gift(5000, 173, true),
        gift(1500, 122),
        gift(3000, 64),
        gift(10_000, 29),
        gift(750, 6, true),
      ],
    },
    {
      title: 'Scholarships for next year',
      description: [
        paragraph(
          'Four students a year build their idea instead of working through the holidays. A scholarship is ₹25,000: six weeks of rent, food and parts.',
        ),
        heading('How it is decided'),
        paragraph(
          'Alumni and faculty read the proposals without names, and choose by what the idea could change and by who needs the money.',
        ),
      ],
      goal: 100_000,
      startsAt: subDays(now, 24),
      endsAt: addDays(now, 66),
      isClosed: false,
      spending: [],
      gifts: [gift(5000, 22), gift(25_000, 18, true), gift(2500, 15), gift(1000, 9), gift(5000, 4), gift(500, 1)],
    },
  ];
}
