import { askBackstage } from './backstage';

/** What the clock sets going. */
const CLOCKWORK = [
  'sweep',
  'remind',
  'write',
  'cancellations',
  'moves',
  'sweepCalendars',
  'matches',
  'unread',
  'mentorships',
  'payments',
] as const;

/** Whose seat of which event, by their ids on the wire. */
interface Seat {
  event: string;
  profile: string;
}

/** Does what a checkout does with a seat. @returns 200, or the status of the refusal */
export const checkout = (call: 'hold' | 'confirm' | 'reopen' | 'release', seat: Seat) => askBackstage(call, seat);

/**
 * Lets the clock strike for what depends on it.
 * @param now the moment that it shows
 */
export const clock = (call: (typeof CLOCKWORK)[number], now: Date) => askBackstage(call, { now: now.toISOString() });

/** Does all that is due, of whichever test, so that nothing changes by itself while the next one watches the tables. */
export async function settleClock(): Promise<void> {
  for (const call of CLOCKWORK) await clock(call, new Date());
}
