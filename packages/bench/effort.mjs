/** Whether a run shows within seconds that each part starts and asks what it should: `BENCH=brief npm run bench`. */
export const isBrief = process.env.BENCH === 'brief';

/** How much is asked: enough to judge by, or once. */
export const effort = isBrief
  ? { warmUpS: 0.1, roundS: 0.2, rounds: 1, samples: 2, warmUps: 1, settlingMs: 0, rows: 24 }
  : { warmUpS: 2, roundS: 5, rounds: 3, samples: 400, warmUps: 400, settlingMs: 30_000, rows: 500 };

/** The databases that are measured, by name. */
export const databases = isBrief ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/**
 * What a figure is, beside its target: kept, missed, or not judged, as a brief run has too few to judge by.
 * @param {boolean} isMet
 * @returns {{ mark: string, missed: number }}
 */
export function judge(isMet) {
  if (isBrief) return { mark: '·', missed: 0 };
  return isMet ? { mark: '✓', missed: 0 } : { mark: '✗', missed: 1 };
}
