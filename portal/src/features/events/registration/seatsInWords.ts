import type { EventSeats } from 'contracts';

/** How full an event is, in a line for everybody; empty where there is no limit. */
export function seatsInWords({ seatsLeft, waiting }: EventSeats): string {
  if (seatsLeft === null) return '';
  if (seatsLeft === 0) return waiting === 0 ? 'All seats are taken' : `All seats are taken, ${queueInWords(waiting)}`;
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft.toLocaleString('en-IN')} seats left`;
}

/** How many stand in line. */
export const queueInWords = (waiting: number) => (waiting === 1 ? '1 person waits' : `${waiting} people wait`);
