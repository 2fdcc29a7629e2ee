import type { CampaignState } from 'contracts';

/** What of a campaign says how it stands. */
export interface Timed {
  startsAt: Date;
  /** Null for as long as nobody closes it. */
  endsAt: Date | null;
  isClosed: boolean;
}

/** How a campaign stands at a moment. What an editor closed is closed whatever its times say. */
export function stateOf({ startsAt, endsAt, isClosed }: Timed, now: Date): CampaignState {
  if (isClosed) return 'closed';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt > now ? 'upcoming' : 'open';
}

/** Whole percent of a goal, 100 at most, and without a goal (member §9). Only what is reached is 100. */
export function progressOf(raised: number, goal: number | null): number {
  if (goal === null) return 100;
  return Math.max(0, Math.min(100, Math.floor((raised * 100) / goal)));
}
