import { expect, test } from 'vitest';

import { demoEvents } from './events.js';
import { APPROVED_PROPOSAL, demoProposals } from './proposals.js';
import { DEMO_ATTENDANCE } from './registrations.js';

const now = new Date('2026-03-04T20:00:00.000Z');

test('proposals are of days to come, and a reason stands with what was rejected, and only there', () => {
  const proposals = demoProposals(now);
  expect(new Set(proposals.map(({ status }) => status))).toEqual(new Set(['pending', 'rejected']));
  for (const { startsAt, endsAt, proposedAt, status, reason } of proposals) {
    expect(startsAt > now && endsAt > startsAt && proposedAt < now).toBe(true);
    expect(Boolean(reason)).toBe(status === 'rejected');
  }
});

test('who comes to the calendar’s events finds room, or a full house with a line', () => {
  const events = demoEvents({ now });
  expect(events.some(({ title }) => title === APPROVED_PROPOSAL)).toBe(true);
  for (const { title, seats, seated, line, waiting, came } of DEMO_ATTENDANCE) {
    const event = events.find((each) => each.title === title);
    const room = event?.capacity ?? Infinity;
    const taken = seats + seated.length;
    expect(taken, title).toBeLessThanOrEqual(room);
    if (line + waiting.length > 0) expect(taken, title).toBe(room);
    // Only who has a price to pay needs a checkout.
    expect(event?.ticketPrice, title).toBe(0);
    if (came > 0) expect(event && event.endsAt < now, title).toBe(true);
  }
});
