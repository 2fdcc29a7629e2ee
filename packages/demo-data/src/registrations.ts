import type { AccountRole } from 'contracts';

/** Who comes to an event of the calendar. */
export interface DemoAttendance {
  /** Of the event. */
  title: string;
  /** How many of the invented members have a seat. */
  seats: number;
  /** How many of them stand in line, where all seats are taken. */
  line: number;
  /** Those of the demo's own accounts that have a seat, and those that wait behind the first two in line. */
  seated: readonly AccountRole[];
  waiting: readonly AccountRole[];
  /** How many of those with a seat came in at the door. */
  came: number;
}

/** A few events with room, one that is full, and one that is over. */
export const DEMO_ATTENDANCE: readonly DemoAttendance[] = [
  {
    title: 'Idea Friday: ninety seconds on stage',
    ...{ seats: 17, line: 0, seated: ['student', 'alumni'], waiting: [], came: 0 },
  },
  {
    title: 'Reading a balance sheet without fear',
    ...{ seats: 46, line: 0, seated: ['alumni', 'faculty'], waiting: [], came: 0 },
  },
  {
    title: 'Patents for people who build things',
    ...{ seats: 60, line: 6, seated: [], waiting: ['student'], came: 0 },
  },
  {
    title: 'Alumni mentoring evening',
    ...{ seats: 58, line: 0, seated: ['student', 'alumni'], waiting: [], came: 49 },
  },
];
