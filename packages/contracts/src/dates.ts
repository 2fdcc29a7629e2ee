import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';

/**
 * Writes an instant in the site's time zone. date-fns rather than Intl: its words do not change with the
 * ICU version, so the server's HTML and the browser's are the same to the letter (design §6).
 */
function inZone(instant: string | Date, timeZone: string, pattern: string): string {
  return format(new TZDate(new Date(instant).getTime(), timeZone), pattern);
}

/** `Sep 14, 2026` (site §9). */
export function formatDate(instant: string | Date, timeZone: string): string {
  return inZone(instant, timeZone, 'MMM d, yyyy');
}

/** `9:30 AM` (site §9). */
export function formatTime(instant: string | Date, timeZone: string): string {
  return inZone(instant, timeZone, 'h:mm a');
}

/** The parts of a calendar leaf: `{ day: '14', month: 'Sep', weekday: 'Mon' }`. */
export function dateParts(instant: string | Date, timeZone: string): { day: string; month: string; weekday: string } {
  return {
    day: inZone(instant, timeZone, 'd'),
    month: inZone(instant, timeZone, 'MMM'),
    weekday: inZone(instant, timeZone, 'EEE'),
  };
}

/** The day that a zone's clocks show, as `<input type="date">` has it: `2026-09-14`. */
export function dayAt(instant: string | number | Date, timeZone: string): string {
  return format(new TZDate(new Date(instant).getTime(), timeZone), 'yyyy-MM-dd');
}

/** Whether a name is one of the IANA time zones that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
