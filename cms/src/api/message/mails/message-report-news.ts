import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

/** What an admin does about a reported conversation. */
export const MESSAGE_REPORT_NEWS = ['opened', 'upheld', 'dismissed'] as const;
export type MessageReportNews = (typeof MESSAGE_REPORT_NEWS)[number];

const SUBJECTS: Record<MessageReportNews, string> = {
  opened: 'An admin read a conversation of yours',
  upheld: 'A report about a conversation of yours was upheld',
  dismissed: 'A report about a conversation of yours was dismissed',
};

const messageReportNewsData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  news: z.enum(MESSAGE_REPORT_NEWS),
  /** What happened, with the name of the other. */
  line: z.string(),
  /** What the admin says of it. */
  note: z.string().default(''),
  path: z.string(),
});

/** Tells a person that an admin read a conversation of theirs, or decided about it. */
export const messageReportNews = template(
  'message-report-news',
  messageReportNewsData,
  ({ name, news, line, note, path }, sender) => {
    const subject = SUBJECTS[news];
    return {
      subject: `${subject} (${sender.name})`,
      preheader: subject,
      heading: subject,
      paragraphs: [greeting(name), oneLine(line)],
      ...(note && { quote: note }),
      action: { label: 'See the conversation', url: `${sender.origin}${path}` },
      notes: [{ text: 'Admins read a conversation only where one of its two people has reported it.' }],
      reason: `You get this mail because a conversation of yours was reported at ${sender.name}.`,
    };
  },
);
