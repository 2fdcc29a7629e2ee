/** Who writes: an account of the demo, or one of the invented alumni, counted from 0. */
export type DemoWriter = 'student' | 'alumni' | 'faculty' | number;

/** A line of a thread. */
interface DemoLine {
  by: DemoWriter;
  text: string;
  /** Hours before the demo's day at which it was sent. */
  ago: number;
  /** Comes with a drawing. */
  hasPicture?: true;
  /** Its reader has reported it, for this reason. */
  reported?: string;
}

/** What two people wrote to each other, in order. */
export interface DemoThread {
  between: readonly [DemoWriter, DemoWriter];
  lines: readonly DemoLine[];
  /** Lines at the end that their reader has not seen. */
  unread: number;
}

/** What the demo's accounts have written and got. The people are invented. */
export const DEMO_THREADS: readonly DemoThread[] = [
  {
    between: ['student', 'alumni'],
    lines: [
      {
        by: 'alumni',
        ago: 190,
        text: 'Welcome aboard! Before our first call: what is the one thing you want to be able to do by June?',
      },
      {
        by: 'student',
        ago: 188,
        text: 'Write firmware that somebody else dares to change.\nRight now I am the only one who does.',
      },
      {
        by: 'alumni',
        ago: 187,
        text: 'That is a better goal than most I hear at work. Send me the smallest piece that scares people.',
      },
      {
        by: 'student',
        ago: 52,
        text: 'Here it is: the motor loop, drawn as I understand it. The arrow on the right is the part that I would rather not explain.',
        hasPicture: true,
      },
      {
        by: 'alumni',
        ago: 50,
        text: 'Then that is the part we begin with. Look at how the Zephyr people name their states: https://docs.zephyrproject.org',
      },
      { by: 'alumni', ago: 3, text: 'Thursday 18:30 still fine? I have pinned an hour, and no slides.' },
    ],
    unread: 1,
  },
  {
    between: ['alumni', 'faculty'],
    lines: [
      {
        by: 'faculty',
        ago: 75,
        text: 'Would you judge the final of the hardware track? It is four teams, two hours, and the good coffee.',
      },
      {
        by: 'alumni',
        ago: 73,
        text: 'For the good coffee, yes. May I bring somebody from our test lab? She finds what breaks faster than anybody I know.',
      },
      { by: 'faculty', ago: 72, text: 'Please do. The students will be terrified, which is the point.' },
      { by: 'faculty', ago: 6, text: 'One more thing: the hall has moved to the new block, second floor.' },
      { by: 'faculty', ago: 5, text: 'And the good coffee with it.' },
    ],
    unread: 2,
  },
  {
    between: ['student', 'faculty'],
    lines: [
      {
        by: 'student',
        ago: 30,
        text: 'Ma’am, may the repair table have the oscilloscope on Tuesdays? We sign for it, and we have broken none so far.',
      },
      {
        by: 'faculty',
        ago: 28,
        text: 'From five to seven, and it goes back into the cupboard with its probes. All four of them.',
      },
      { by: 'student', ago: 27, text: 'All four. Thank you!' },
    ],
    unread: 0,
  },
  {
    between: ['student', 0],
    lines: [
      {
        by: 0,
        ago: 120,
        text: 'I saw your line follower at the festival. Did it really turn back at the sponsor’s stand by itself?',
      },
      { by: 'student', ago: 119, text: 'By itself, yes. On purpose, no.' },
      {
        by: 0,
        ago: 8,
        text: 'We have a bench free this summer, two months, paid. Shall I send you what we would have you build?',
      },
    ],
    unread: 1,
  },
  {
    between: ['student', 1],
    lines: [
      {
        by: 1,
        ago: 60,
        text: 'Hey, quick chance: fifty students, one trading app, everybody earns. You only pay the starter kit first.',
      },
      { by: 'student', ago: 59, text: 'No, thank you.' },
      {
        by: 1,
        ago: 58,
        text: 'Last call. Send 2,000 today and your friends’ numbers, or you will be sorry that you laughed.',
        reported: 'Asks students for money and for the numbers of their friends, and does not take a no.',
      },
    ],
    unread: 0,
  },
];
