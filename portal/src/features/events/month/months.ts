import { dayAt } from 'contracts';

/** The month that the site's clock shows. @param now in milliseconds since 1970 */
export const monthAt = (now: number, timeZone: string): string => dayAt(now, timeZone).slice(0, '2026-11'.length);

/** A month some months away from another. */
export function monthsLater(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, month.length);
}
