/** A message's text, and the reason of a report, in characters. */
export const MESSAGE_MAX_CHARS = 4000;
export const REPORT_REASON_MAX_CHARS = 1000;
/** What comes along with a message: a picture or a PDF. */
export const MESSAGE_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const MESSAGE_FILE_KINDS = ['image', 'pdf'] as const;
export type MessageFileKind = (typeof MESSAGE_FILE_KINDS)[number];
/** Longest name of a file, in characters. */
export const MESSAGE_FILE_NAME_MAX_CHARS = 100;

/** Threads on a page, messages that one answer brings, and what a search finds on a page. */
export const THREADS_PAGE_SIZE = 20;
export const MESSAGES_PAGE_SIZE = 40;
export const FOUND_MESSAGES_PAGE_SIZE = 20;
/** How many found messages a search pages through; whoever looks for another one narrows it. */
export const FOUND_MESSAGES_MAX = 500;
/** Threads that one look at changes brings: whoever missed more loads the list anew. */
export const CHANGED_THREADS_MAX = 50;

/** Unread messages that are told by number; more is "99+". */
export const UNREAD_MESSAGES_SHOWN_MAX = 99;
/** How long a message stays unread before its recipient gets a mail, in hours. */
export const UNREAD_DIGEST_HOURS = 24;

/** What becomes of a report. */
export const MESSAGE_REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type MessageReportState = (typeof MESSAGE_REPORT_STATES)[number];
export const MESSAGE_REPORT_STATE_LABELS: Record<MessageReportState, string> = {
  open: 'Open',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
};
/** Messages that an admin reads of a reported thread: the reported one is among them, in the middle. */
export const REPORTED_MESSAGES_SHOWN = 50;

/** How often a client that has no stream asks for changes, and the longest it waits after failures, in milliseconds. */
export const POLL_MS = { first: 15_000, last: 120_000 } as const;
