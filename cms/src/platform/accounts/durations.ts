import { DAY_S, HOUR_S } from '../../shared/seconds';

/** Spans of time around accounts, in seconds. */

/** A session of "remember me", and the longest that any session lasts (design §4). */
export const SESSION_S = 30 * DAY_S;
/** A session of a browser that shall not remember ends after so long without a request (design §4). */
export const IDLE_S = 12 * HOUR_S;
/** How exactly a session knows when it was last used. */
export const SEEN_S = 60;

/** How long mailed links work (design §4). */
export const TOKEN_S = {
  'verify-email': DAY_S,
  'reset-password': HOUR_S,
  // Nobody has asked for it: it waits until the mail is read.
  invitation: 7 * DAY_S,
  'change-email': DAY_S,
} as const;
export type TokenKind = keyof typeof TOKEN_S;
/** The links that choose a password: who has used one needs no other. */
export const PASSWORD_TOKENS: readonly TokenKind[] = ['reset-password', 'invitation'];

/** The moment so many seconds after another. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
