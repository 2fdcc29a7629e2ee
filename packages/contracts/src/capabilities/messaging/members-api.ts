import { withQuery } from '../../with-query.js';

/** GET lists the reader's threads, the latest first. */
export const threads = (query: { page?: number; pageSize?: number } = {}) => withQuery('/api/messages', query);
/** GET finds words in messages of the reader's threads. */
export const messageSearch = (query: { search: string; page?: number; pageSize?: number }) =>
  withQuery('/api/messages/search', query);
/** GET: server-sent events. `after` is where a client that knows more than the page's first answer begins. */
export const messageStream = (query: { after?: number } = {}) => withQuery('/api/messages/stream', query);
/** GET: the same once, for clients that get no stream. */
export const messageChanges = (query: { after?: number } = {}) => withQuery('/api/messages/changes', query);
/** PUT: all that came until an event has arrived. */
export const messagesDelivered = () => '/api/messages/delivered';
/** GET, PUT. */
export const messageSettings = () => '/api/messages/settings';

/** GET reads the thread with a person; POST sends them a message. @param query `before` or `after` a message's place */
export const thread = (person: string, query: { before?: number; after?: number; around?: number } = {}) =>
  withQuery(`/api/messages/${encodeURIComponent(person)}`, query);
/** PUT. */
export const threadRead = (person: string) => `${thread(person)}/read`;
/** POST. */
export const reportThread = (person: string) => `${thread(person)}/report`;
/** GET: the file that came with a message. */
export const messageFile = (person: string, message: string) =>
  `${thread(person)}/files/${encodeURIComponent(message)}`;

/** For admins, POST: the messages of a reported thread, of which both people are told. */
export const readReportedThread = (report: string) => `/api/admin/message-reports/${encodeURIComponent(report)}/thread`;
/** For admins, POST. */
export const decideReport = (report: string, step: 'uphold' | 'dismiss') =>
  `/api/admin/message-reports/${encodeURIComponent(report)}/${step}`;
/** For admins: the file of a reported thread that somebody has opened. */
export const reportedFile = (report: string, message: string) =>
  `/api/admin/message-reports/${encodeURIComponent(report)}/files/${encodeURIComponent(message)}`;
