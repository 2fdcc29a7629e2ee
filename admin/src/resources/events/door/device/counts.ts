import type { DoorCounts } from 'contracts';

/** Adds guests who came in, or, with a negative number, were let out again, to what the server has counted. */
export function addCheckIns(counts: DoorCounts, door: string, number: number): DoorCounts {
  const others = counts.doors.filter((each) => each.door !== door);
  const through = (counts.doors.find((each) => each.door === door)?.checkedIn ?? 0) + number;
  const doors = through > 0 ? [...others, { door, checkedIn: through }] : others;
  return {
    registered: counts.registered,
    checkedIn: Math.max(0, counts.checkedIn + number),
    doors: doors.sort((one, other) => one.door.localeCompare(other.door)),
  };
}
