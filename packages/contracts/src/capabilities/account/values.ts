/** Shortest new password, in characters (member §9). */
export const PASSWORD_MIN_CHARS = 6;
/** bcrypt reads no more bytes than these; a longer password would be cut silently. */
export const PASSWORD_MAX_BYTES = 72;
/** Entries of the own activity on a page. */
export const ACTIVITIES_PAGE_SIZE = 10;
