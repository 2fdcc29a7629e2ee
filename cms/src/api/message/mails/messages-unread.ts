import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const messagesUnreadData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Who wrote, and how many of theirs wait. */
  waiting: z.array(z.strictObject({ name: z.string(), unread: z.number().int().positive() })),
  /** People who are not named. */
  others: z.number().int().nonnegative(),
});

/** Tells a person what has waited for them for a day: names and numbers, and nothing of what was written. */
export const messagesUnread = template('messages-unread', messagesUnreadData, ({ name, waiting, others }, sender) => {
  const heading = 'Messages wait for you';
  const lines = waiting.map((each) => `${oneLine(each.name)}: ${inNumber(each.unread, 'message')}`);
  return {
    subject: `${heading} (${sender.name})`,
    preheader: heading,
    heading,
    paragraphs: [
      greeting(name),
      `These people wrote to you, and you have not read it yet: ${lines.join(', ')}${others > 0 ? `, and ${inNumber(others, 'other')}` : ''}.`,
    ],
    action: { label: 'Read your messages', url: `${sender.origin}${paths.threads()}` },
    notes: [],
    reason: `You get this mail because messages have waited for you for a day at ${sender.name}.`,
  };
});

const inNumber = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
