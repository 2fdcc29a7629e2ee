/** Spans of time, in seconds. */
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;
export const YEAR_S = 365 * DAY_S;
