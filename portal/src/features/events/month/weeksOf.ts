const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

/**
 * The weeks that a month touches, from Monday to Sunday, as days such as `2026-11-02`.
 * @param month such as `2026-11`
 */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - ((first.getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK) * DAY_MS;
  const weeks: string[][] = [];
  for (let week = start; weeks.length === 0 || dayOf(week).startsWith(month); week += DAYS_A_WEEK * DAY_MS) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, day) => dayOf(week + day * DAY_MS)));
  }
  return weeks;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, '2026-11-02'.length);
