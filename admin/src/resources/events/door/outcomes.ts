import type { CheckInOutcome } from 'contracts';

import type { Scan } from './device/DoorDevice';

/** How a scan looks and sounds: whoever comes in, whoever came in before, and whoever does not. */
export type Verdict = 'welcome' | 'twice' | 'refused';

/** What the screen says of a scan, in large and small. */
export interface Outcome {
  verdict: Verdict;
  title: string;
  text: string;
}

const VERDICTS: Record<CheckInOutcome, Verdict> = {
  admitted: 'welcome',
  repeated: 'welcome',
  already: 'twice',
  unknown: 'refused',
  noSeat: 'refused',
};

/** How a scan looks and sounds. */
export const verdictOf = ({ outcome }: Pick<Scan, 'outcome'>): Verdict => VERDICTS[outcome];

/** Says what became of a scan. @param time writes an instant's time, such as `6:02 PM` */
export function outcomeOf({ outcome, name, door, at, isLocal }: Scan, time: (instant: string) => string): Outcome {
  const verdict = VERDICTS[outcome];
  const guest = name ?? 'This guest';
  switch (outcome) {
    case 'admitted':
    case 'repeated':
      return { verdict, title: guest, text: isLocal ? 'Admitted by this device’s guest list' : 'Admitted' };
    case 'already':
      return { verdict, title: 'Already in', text: admittedAt({ name: guest, door, at }, time) };
    case 'noSeat':
      return { verdict, title: 'No seat', text: `${guest} has given up this seat` };
    case 'unknown':
      return {
        verdict,
        title: 'Not on the guest list',
        text: isLocal ? 'This device’s list may be older than the ticket' : 'This ticket is not for this event',
      };
  }
}

/** What is in the picture, or was typed, is no ticket. */
export const NO_TICKET: Outcome = {
  verdict: 'refused',
  title: 'Not a ticket',
  text: 'This code is none of our tickets',
};

/** What a list of scans says of one, beside the guest's name. */
export function remarkOf(scan: Scan, time: (instant: string) => string): string {
  const { at, door, outcome } = scan;
  if (VERDICTS[outcome] === 'welcome') return `Admitted${at ? `, ${time(at)}` : ''}`;
  return outcome === 'already' ? `Already in: ${door}${at ? `, ${time(at)}` : ''}` : outcomeOf(scan, time).title;
}

/** `Asha Verma was admitted at Gate B, 6:02 PM` */
export function admittedAt(
  { name, door, at }: { name: string; door: string | null; at: string | null },
  time: (instant: string) => string,
): string {
  return `${name} was admitted${door ? ` at ${door}` : ''}${at ? `, ${time(at)}` : ''}`;
}
