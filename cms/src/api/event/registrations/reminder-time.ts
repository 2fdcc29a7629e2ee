import { DAY_S } from '../../../shared/seconds';

/** How long before its start people are reminded of an event. */
export const REMINDER_BEFORE_MS = DAY_S * 1000;

/** Whether an event is so near that its reminder is due, or was. */
export const isReminderDue = ({ startsAt }: { startsAt: Date }, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= REMINDER_BEFORE_MS;
