/** Why something was rejected, in characters. */
export const REASON_MAX_CHARS = 1000;
