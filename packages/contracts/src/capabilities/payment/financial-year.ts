/* Financial years of India, from April to March, written `2026-27`. */

/** The first month of a financial year: April. */
const FIRST_MONTH = 4;
const WRITTEN = /^(2[01]\d\d)-(\d\d)$/;

const written = (first: number): string => `${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The financial year of a day such as `2026-11-23`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return written(month >= FIRST_MONTH ? year : year - 1);
}

/** Whether a text names a financial year: `2026-27`, and not `2026-28`. */
export const isFinancialYear = (text: string): boolean => {
  const [, first] = WRITTEN.exec(text) ?? [];
  return first !== undefined && written(Number(first)) === text;
};

/** The first and last day of a financial year. */
export function daysOfFinancialYear(year: string): { from: string; to: string } {
  const first = Number(year.slice(0, 4));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
}

/** The latest financial years, that of a day first. */
export const latestFinancialYears = (day: string, count: number): string[] => {
  const first = Number(financialYearOf(day).slice(0, 4));
  return Array.from({ length: count }, (_, back) => written(first - back));
};
