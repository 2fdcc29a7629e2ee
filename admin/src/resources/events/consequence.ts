import type { ConsoleEventRow } from 'contracts';

/** What has to be known of an event that is deleted. */
type Deletable = Pick<ConsoleEventRow, 'seatsTaken' | 'waiting' | 'endsAt' | 'isPublished'>;

/** Whom it affects that events are deleted, in a sentence or two; nothing when nobody has registered. */
export function consequenceOf(events: readonly Deletable[]): string {
  const people = peopleOf(events);
  if (people === 0) return '';
  const who =
    people === 1
      ? '1 person has registered or waits for a seat, and loses it.'
      : `${people} people have registered or wait for a seat, and lose it.`;
  const areTold = peopleOf(events.filter(isToCome)) > 0;
  return areTold ? `${who} They are told that it is cancelled.` : who;
}

/** Who registered for what is over, or hidden, has nothing to be told. */
const isToCome = ({ endsAt, isPublished }: Deletable): boolean => isPublished && new Date(endsAt) > new Date();

const peopleOf = (events: readonly Deletable[]): number =>
  events.reduce((sum, { seatsTaken, waiting }) => sum + seatsTaken + waiting, 0);
