import type { AccountRole, EventFormat } from 'contracts';
import { addMinutes } from 'date-fns/addMinutes';

import { inIndia } from './events.js';

/** An event that one of the demo's accounts proposed. */
interface DemoProposal {
  proposer: AccountRole;
  status: 'pending' | 'rejected';
  /** Why it was rejected. */
  reason?: string;
  title: string;
  description: string;
  format: EventFormat;
  location: string;
  organizer: string;
  startsAt: Date;
  endsAt: Date;
  proposedAt: Date;
}

/** The event of the calendar that was an idea of the alumna’s, by its title. */
export const APPROVED_PROPOSAL = 'From campus to first customer: founders in conversation';

const MINUTES_A_DAY = 24 * 60;
/** How long a proposed event lasts, in minutes. */
const LENGTH_MINUTES = 120;

const TEXTS: readonly (Omit<DemoProposal, 'startsAt' | 'endsAt' | 'proposedAt'> & {
  inDays: number;
  hour: number;
  since: number;
})[] = [
  {
    proposer: 'alumni',
    status: 'pending',
    title: 'Bring your portfolio: one hour of honest reading',
    description:
      'Six alumni who hire sit at six tables. Bring what you have, printed or on a laptop: each reads it for ten minutes, says what they would skip, and what made them look twice.',
    format: 'In-Person',
    location: 'Library, first floor',
    organizer: 'Batch of 2016',
    inDays: 26,
    hour: 16,
    since: 2,
  },
  {
    proposer: 'alumni',
    status: 'rejected',
    reason:
      'The main ground is taken by the inter-hostel cricket finals that whole week. We like the idea: please propose it again with a date in January.',
    title: 'Kites and airfoils: a flying afternoon',
    description: 'Build a kite, measure its lift, cut your neighbour’s line. Paper, bamboo and a wind gauge are there.',
    format: 'In-Person',
    location: 'Main ground',
    organizer: 'Batch of 2016',
    inDays: 19,
    hour: 15,
    since: 12,
  },
  {
    proposer: 'faculty',
    status: 'pending',
    title: 'A day at the milk plant: sensors in a cold chain',
    description:
      'The district milk plant opens its control room. We follow one litre from the tanker to the crate and ask, at each step, what is measured and what could be.',
    format: 'Hybrid',
    location: 'Bus from the main gate',
    organizer: 'Electronics Lab',
    inDays: 33,
    hour: 9.5,
    since: 1,
  },
];

/** What members have proposed, beside what is in the calendar. @param now the day that the dates are counted from */
export function demoProposals(now: Date): DemoProposal[] {
  return TEXTS.map(({ inDays, hour, since, ...text }) => {
    const startsAt = inIndia(now, inDays, hour);
    const proposedAt = addMinutes(now, -since * MINUTES_A_DAY);
    return { ...text, startsAt, endsAt: addMinutes(startsAt, LENGTH_MINUTES), proposedAt };
  });
}
