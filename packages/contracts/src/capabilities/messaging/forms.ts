import * as z from 'zod/mini';

import { requiredText, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { MESSAGE_MAX_CHARS, REPORT_REASON_MAX_CHARS } from './values.js';

/**
 * Body of `POST /messages/:person`, as JSON, or as a form with a `file`, with which the text may be empty.
 */
export const newMessageBody = z.strictObject({
  text: z._default(text(MESSAGE_MAX_CHARS), ''),
  /** Made by the client once for each message, so that one that is sent again is not stored twice. */
  key: z.uuid(messages.messageKeyInvalid),
});
export type NewMessageBody = z.input<typeof newMessageBody>;

/** As large as the databases' columns take. */
const place = z.int32().check(z.minimum(0));
/** Body of `PUT /messages/:person/read`: all of the other's messages up to this place have been seen. */
export const threadReadBody = z.strictObject({ upTo: place });
/** Body of `PUT /messages/delivered`: all that events up to this one told of has arrived. */
export const messagesDeliveredBody = z.strictObject({ upTo: place });
/** Body of `PUT /messages/settings`. */
export const messageSettingsBody = z.strictObject({ showsRead: z.boolean() });
export type MessageSettingsBody = z.input<typeof messageSettingsBody>;

/** Body of `POST /messages/:person/report`. */
export const reportThreadBody = z.strictObject({
  /** The message that it is about, one of the other's. */
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  reason: requiredText(messages.reportReasonMissing, REPORT_REASON_MAX_CHARS),
});
export type ReportThreadBody = z.input<typeof reportThreadBody>;

/** Body of `POST /admin/message-reports/:id/uphold` and `…/dismiss`: said to both people; it may be left out. */
export const decideReportBody = z.strictObject({ note: z._default(text(REPORT_REASON_MAX_CHARS), '') });
export type DecideReportBody = z.input<typeof decideReportBody>;
