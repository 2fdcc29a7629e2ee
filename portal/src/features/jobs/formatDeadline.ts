import { dayAt } from 'contracts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** A deadline as its job's page has it: `September 14, 2026` (member §2). */
export function formatDeadline(instant: string, timeZone: string): string {
  const [year, month, day] = dayAt(instant, timeZone).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
