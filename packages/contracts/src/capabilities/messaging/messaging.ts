import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, paginationSchema } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { personSchema } from '../directory/directory.js';
import {
  CHANGED_THREADS_MAX,
  FOUND_MESSAGES_PAGE_SIZE,
  MESSAGE_FILE_KINDS,
  MESSAGE_REPORT_STATES,
  REPORTED_MESSAGES_SHOWN,
  THREADS_PAGE_SIZE,
} from './values.js';

const count = z.int().nonnegative();
const instant = z.iso.datetime();
/** Counts the messages of a thread from 1, without a gap: the order in which they are read. */
const place = z.int().nonnegative();

/** What came along with a message. */
export const messageFileSchema = z.strictObject({
  kind: z.enum(MESSAGE_FILE_KINDS),
  name: z.string(),
  /** Bytes. */
  size: z.int().positive(),
  url: z.string(),
  /** Of a picture, which is `url` itself, in CSS pixels; null for a PDF. */
  picture: z.nullable(imageSchema),
});
export type MessageFile = z.infer<typeof messageFileSchema>;

/** A message, as both of its people read it. */
export const messageSchema = z.strictObject({
  _id: z.string(),
  place: z.int().positive(),
  isOwn: z.boolean(),
  /** Plain; addresses in it are made links by whoever shows it, https and http alone. */
  text: z.string(),
  file: messageFileSchema.nullable(),
  sentAt: instant,
});
export type Message = z.infer<typeof messageSchema>;

/** A thread in the list of one's own. */
export const threadSchema = z.strictObject({
  /** Of the other's profile, which is the address of the thread. */
  _id: z.string(),
  /** Null for somebody who has left, or whose account is closed. */
  person: personSchema.nullable(),
  /** The latest message, whose text may be cut at 200 characters. */
  last: messageSchema,
  /** Messages of the other that the reader has not seen. */
  unread: count,
  /** Up to which place of the reader's own messages: they have arrived at the other's, and were read. */
  deliveredUpTo: place,
  /** Stays 0 where one of the two does not show what they have read. */
  readUpTo: place,
});
export type Thread = z.infer<typeof threadSchema>;

/** Answer of `GET /messages`, the latest first. */
export const threadsAnswer = z.strictObject({
  data: z.array(threadSchema),
  meta: z.strictObject({
    pagination: paginationSchema,
    /** All unread messages of the reader. */
    unread: count,
    /** The event that this answer knows already: where the stream begins. */
    upTo: place,
  }),
});
export type Threads = z.infer<typeof threadsAnswer>;
export const threadsQuery = z.object({ page: pageNumber, pageSize: pageSize(THREADS_PAGE_SIZE) });
export type ThreadsQuery = z.infer<typeof threadsQuery>;

/** Why somebody cannot be written to. */
export const WRITING_CLOSED = ['theirs', 'own', 'blocked', 'gone'] as const;

/** A thread as it is opened: of somebody to whom nobody has written, it has no messages. */
export const threadDetailSchema = z.strictObject({
  _id: z.string(),
  person: personSchema.nullable(),
  /**
   * Null where the reader may write; otherwise they take no messages (`theirs`; also where they have blocked the reader,
   * who is not told), the reader takes none (`own`), has blocked them (`blocked`), or they have left (`gone`).
   */
  closed: z.enum(WRITING_CLOSED).nullable(),
  /** In the order of their places; the latest `MESSAGES_PAGE_SIZE` where the query names none. */
  messages: z.array(messageSchema),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
  unread: count,
  /** Up to which place of the other's messages the reader has read: the first one after it is new. */
  seenUpTo: place,
  deliveredUpTo: place,
  readUpTo: place,
  /** Whether the two are in a mentorship: its page; null otherwise. */
  mentorship: z.string().nullable(),
  /** Whether a report of the reader about this thread is open. */
  isReported: z.boolean(),
});
export type ThreadDetail = z.infer<typeof threadDetailSchema>;
/** Answer of `GET /messages/:person`. */
export const threadAnswer = oneOf(threadDetailSchema);
/** Query of `GET /messages/:person`: what lies before or after a place, or around it; at most one of the three. */
export const threadQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  around: z.coerce.number().int().min(1).optional(),
});
export type ThreadQuery = z.infer<typeof threadQuery>;

/** Answer of `POST /messages/:person`: what is stored, of this key now or before. */
export const sentMessageAnswer = oneOf(messageSchema);

/**
 * What changed for the reader after an event: data of each `changes` event of the stream, whose id is `upTo`, and answer of
 * `GET /messages/changes`. Whole states, so that what comes twice changes nothing.
 */
export const messageChangesSchema = z.strictObject({
  upTo: place,
  /** All unread messages of the reader. */
  unread: count,
  threads: z.array(threadSchema).max(CHANGED_THREADS_MAX),
  /** More has changed than is listed: the list is to be loaded anew. */
  isMore: z.boolean(),
});
export type MessageChanges = z.infer<typeof messageChangesSchema>;
export const messageChangesAnswer = oneOf(messageChangesSchema);
/** Query of `GET /messages/changes` and `GET /messages/stream`; without it nothing is told but where one stands. */
export const messageChangesQuery = z.object({ after: z.coerce.number().int().min(0).optional() });

/** Answer of `PUT /messages/:person/read`: all unread messages of the reader. */
export const unreadMessagesAnswer = oneOf(z.strictObject({ unread: count }));
/** Answer of `GET` and `PUT /messages/settings`. */
export const messageSettingsAnswer = oneOf(
  z.strictObject({
    /** Whether others see what the reader has read, and the reader what they have. */
    showsRead: z.boolean(),
  }),
);
export type MessageSettings = z.infer<typeof messageSettingsAnswer>['data'];

/** A message that a search found. */
export const foundMessageSchema = z.strictObject({
  /** Of the other's profile. */
  thread: z.string(),
  person: personSchema.nullable(),
  message: messageSchema,
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;
/** Answer of `GET /messages/search`, the latest first; it ends at `FOUND_MESSAGES_MAX`. */
export const foundMessagesAnswer = pageOf(foundMessageSchema);
export const messageSearchQuery = z.object({
  search: z.string().trim().min(1).max(MAX_SEARCH_CHARS),
  page: pageNumber,
  pageSize: pageSize(FOUND_MESSAGES_PAGE_SIZE),
});
export type MessageSearchQuery = z.infer<typeof messageSearchQuery>;

/* The console. */

const party = z.strictObject({ _id: z.string(), name: z.string() });

/** A report in the console's list. `id` equals `_id`; react-admin needs that name. */
export const messageReportRowSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  state: z.enum(MESSAGE_REPORT_STATES),
  /** Who reported, and who wrote what was reported. */
  reporter: party,
  reported: party,
  reporterName: z.string(),
  reportedName: z.string(),
  reason: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type MessageReportRow = z.infer<typeof messageReportRowSchema>;
export const messageReportRowsAnswer = z.array(messageReportRowSchema);
/** A report as an admin reads it. Its messages are a call of their own, of which both people are told. */
export const messageReportSchema = messageReportRowSchema.extend({
  /** When an admin opened the conversation first; null while nobody has. */
  openedAt: instant.nullable(),
  /** Who decided, and what both people were told. */
  decidedBy: z.string(),
  note: z.string(),
  /** Reports about the same person, this one too. */
  reportsOfPerson: count,
  updatedAt: instant,
});
export type MessageReport = z.infer<typeof messageReportSchema>;

/** A message of a reported thread. */
export const reportedMessageSchema = messageSchema
  .omit({ isOwn: true })
  .extend({ by: z.enum(['reporter', 'reported']), isReported: z.boolean() });
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;
/** Answer of `POST /admin/message-reports/:id/thread`: the reported message, and what stands around it. */
export const reportedThreadAnswer = oneOf(
  z.strictObject({
    report: messageReportSchema,
    messages: z.array(reportedMessageSchema).max(REPORTED_MESSAGES_SHOWN),
  }),
);
export type ReportedThread = z.infer<typeof reportedThreadAnswer>['data'];
/** Answer of `POST /admin/message-reports/:id/uphold` and `…/dismiss`. */
export const messageReportAnswer = oneOf(messageReportSchema);
