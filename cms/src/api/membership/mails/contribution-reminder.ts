import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const reminderData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** What is due, in words. */
  line: z.string(),
});

/** Reminds a member of contributions that are due; its link begins to pay them. */
export const contributionReminder = template('contribution-reminder', reminderData, ({ name, line }, sender) => ({
  subject: `Your contributions (${sender.name})`,
  preheader: oneLine(line),
  heading: 'Contributions are due',
  paragraphs: [greeting(name), oneLine(line), 'It takes two taps to pay all of them.'],
  action: { label: 'Pay what is due', url: `${sender.origin}${paths.membership({ pay: 'due' })}` },
  notes: [{ text: 'If you have just paid, please ignore this mail.' }],
  reason: `You get this mail because you are a member of ${sender.name}.`,
}));
