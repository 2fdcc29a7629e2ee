/** Notifications on a page. */
export const NOTIFICATIONS_PAGE_SIZE = 20;
/** Notifications that the bell lists. */
export const BELL_ROWS = 6;
/** Unread notifications that are told by number; more are "99+". */
export const UNREAD_SHOWN_MAX = 99;
/** How often the bell asks for them, in milliseconds. */
export const UNREAD_POLL_MS = 60_000;
