import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const askedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  asker: personName,
  /** What is asked for, such as `Refund of ₹6,000.00: Pitch Night`. */
  request: z.string(),
  /** Why, as whoever asked wrote it; empty for nothing. */
  words: z.string(),
});

/** Tells an admin that something about money waits for a second one. */
export const moneyRequestAsked = template(
  'money-request-asked',
  askedData,
  ({ name, asker, request, words }, sender) => ({
    subject: `A second admin is needed: ${oneLine(request)} (${sender.name})`,
    preheader: oneLine(request),
    heading: 'A second admin is needed',
    paragraphs: [
      greeting(name),
      `${oneLine(asker)} asked for “${oneLine(request)}”. Nothing happens until another admin approves it.`,
    ],
    ...(words && { quote: words }),
    action: { label: 'See the requests', url: `${sender.origin}${paths.moneyRequests()}` },
    notes: [
      { text: 'Talk to whoever asked before you approve it.' },
      { text: 'Was it your own account, and not you? Decline it, and change your password.' },
    ],
    reason: `You get this mail because you are an admin of ${sender.name}.`,
  }),
);
