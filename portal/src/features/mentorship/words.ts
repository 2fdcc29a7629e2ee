import type { Mentorship } from 'contracts';

const DAY_HOURS = 24;

/** What half of a mentor's answers took at most, in words. @param hours null while they have given none */
export function replyTime(hours: number | null): string {
  if (hours === null) return 'No answers yet';
  if (hours < 1) return 'Within an hour';
  const [count, unit] = hours < DAY_HOURS ? [hours, 'hour'] : [hours / DAY_HOURS, 'day'];
  const rounded = Math.round(count);
  return `In about ${rounded} ${rounded === 1 ? unit : `${unit}s`}`;
}

/** Somebody whom members do not see any more. */
const NOBODY = 'somebody who has left';

/** The other one of the two, and what they are called. */
export function otherOf(mentorship: Pick<Mentorship, 'side' | 'mentor' | 'student'>) {
  const person = mentorship.side === 'student' ? mentorship.mentor : mentorship.student;
  return { person, name: person?.name ?? NOBODY };
}
