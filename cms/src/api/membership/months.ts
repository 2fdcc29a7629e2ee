import { dayAt, LAST_MONTH_OF_YEAR, type Month } from 'contracts';

/* Months, written `2026-11`: so they are stored, compared and sorted. */

const written = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const partsOf = (month: string): [year: number, month: number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
};

/** The month that a zone's clocks show. */
export const monthAt = (instant: Date, timeZone: string): string => dayAt(instant, timeZone).slice(0, 7);

/** So many months later, or earlier. */
export function monthsLater(month: string, count: number): string {
  const [year, number] = partsOf(month);
  const since = year * 12 + (number - 1) + count;
  return written(Math.floor(since / 12), (since % 12) + 1);
}

/** The months after one, up to another; none where that is no later. */
export function monthsAfter(month: string, last: string): string[] {
  const months: string[] = [];
  for (let next = monthsLater(month, 1); next <= last; next = monthsLater(next, 1)) months.push(next);
  return months;
}

/** In which calendar year the academic year of a month ends, which is when its final-year students graduate. */
export function graduationYearOf(month: string): number {
  const [year, number] = partsOf(month);
  return number <= LAST_MONTH_OF_YEAR ? year : year + 1;
}

/** A month of the wire, whose number counts from 0 (admin §3). */
export const toMonth = ({ month, year }: Month): string => written(year, Number(month) + 1);
