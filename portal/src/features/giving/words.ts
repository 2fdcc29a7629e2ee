import { formatDate, type Campaign } from 'contracts';

const DAY_MS = 86_400_000;
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees as donations have them: without decimals (member §9), unless a part of one was given back. */
export const inRupees = (amount: number): string => `₹${(Number.isInteger(amount) ? whole : exact).format(amount)}`;

/** Reads `₹1,500` as people write it; NaN for what is no number. */
export function amountIn(entered: string): number {
  const digits = entered.replace(/[\s,₹]/g, '');
  return digits === '' ? NaN : Number(digits);
}

/** Such as `12 donors`. */
export const donorsInWords = (donors: number): string => (donors === 1 ? '1 donor' : `${whole.format(donors)} donors`);

/** How long a campaign goes on, or since when it is over. @param now in milliseconds since 1970 */
export function timeInWords({ state, startsAt, endsAt }: Campaign, now: number, timeZone: string): string {
  if (state === 'upcoming') return `Begins on ${formatDate(startsAt, timeZone)}`;
  if (state === 'closed') return 'Closed';
  if (endsAt === null) return 'Open';
  if (state === 'ended') return `Ended on ${formatDate(endsAt, timeZone)}`;
  const days = Math.ceil((new Date(endsAt).getTime() - now) / DAY_MS);
  return days <= 1 ? 'Last day' : `${days} days left`;
}
