import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';
import { z } from 'zod';

import { notify } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import { MESSAGE_REPORT_NEWS, messageReportNews, type MessageReportNews } from './mails/message-report-news';
import type { StoredReport } from './reports/find';

const SENTENCES: Record<MessageReportNews, (other: string) => string> = {
  opened: (other) => `An admin read your conversation with ${other}, as a message in it was reported.`,
  upheld: (other) => `An admin agreed with the report about your conversation with ${other}.`,
  dismissed: (other) => `An admin saw nothing wrong with your conversation with ${other}, which was reported.`,
};

const told = z.object({ news: z.enum(MESSAGE_REPORT_NEWS), note: z.string() });
const read = (data: unknown) => told.safeParse(data).data;

/** What people are told of messages, in words. */
export const messageNotifications: NotificationWords = {
  'messages-unread': { sentence: () => 'Messages wait for you.', text: () => null },
  'message-report': {
    sentence(other, data) {
      const news = read(data)?.news;
      return news ? SENTENCES[news](other) : 'There was news of a conversation of yours that was reported.';
    },
    text: (data) => read(data)?.note || null,
  },
};

/** Tells both people of a reported conversation what an admin did, in the transaction of its cause; each step once. */
export async function tellBothOfReport(
  strapi: Core.Strapi,
  report: StoredReport,
  news: MessageReportNews,
  note = '',
): Promise<void> {
  const { documentId, reporterId, reporterDocumentId, reporterName, reportedId, reportedDocumentId, reportedName } =
    report;
  for (const side of [
    { key: 'reporter', recipientId: reporterId, actorId: reportedId, other: reportedDocumentId, name: reportedName },
    { key: 'reported', recipientId: reportedId, actorId: reporterId, other: reporterDocumentId, name: reporterName },
  ]) {
    const { key, recipientId, actorId, other, name } = side;
    await notify(strapi, {
      ...{ kind: 'message-report', recipientId, actorId, href: paths.thread(other) },
      key: `message-report:${news}:${documentId}:${key}`,
      data: { news, note },
      mail: (recipient) =>
        messageReportNews.of({ name: recipient, news, line: SENTENCES[news](name), note, path: paths.thread(other) }),
    });
  }
}
