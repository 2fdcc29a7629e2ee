import { dayAt, wallClockAt } from 'contracts';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const THURSDAY = 4;

/** The ISO week that a zone's clocks are in, such as `2027-W09`: it belongs to the year of its Thursday. */
export function isoWeekOf(instant: Date, timeZone: string): string {
  const day = new Date(`${dayAt(instant, timeZone)}T00:00:00Z`);
  const thursday = new Date(day.getTime() + (THURSDAY - (day.getUTCDay() || DAYS_A_WEEK)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (DAYS_A_WEEK * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Whether it is Monday, and not before nine in the morning, on a zone's clocks. */
export function isReminderTime(instant: Date, timeZone: string): boolean {
  const [day = '', time = ''] = wallClockAt(instant, timeZone).split('T');
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && time >= '09:00';
}
