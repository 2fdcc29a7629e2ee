import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const adjustedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** What was changed, in words. */
  line: z.string(),
  /** Why, as the admin wrote it. */
  words: z.string(),
});

/** Tells a member that an admin changed what they owe. */
export const contributionAdjusted = template(
  'contribution-adjusted',
  adjustedData,
  ({ name, line, words }, sender) => ({
    subject: `Your contributions were changed (${sender.name})`,
    preheader: oneLine(line),
    heading: 'Your contributions were changed',
    paragraphs: [greeting(name), oneLine(line)],
    quote: words,
    action: { label: 'See your membership', url: `${sender.origin}${paths.membership()}` },
    notes: [],
    reason: `You get this mail because you are a member of ${sender.name}.`,
  }),
);
