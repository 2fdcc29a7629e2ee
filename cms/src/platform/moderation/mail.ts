import { z } from 'zod';

import { oneLine } from '../mail/templates/one-line';
import { greeting, personName } from '../mail/templates/person';
import { template } from '../mail/templates/template';
import type { Moderated } from './moderated';

/** What the mail is told; the title stands beside it, under the thing's name. */
const mailedDecision = z.looseObject({
  /** Whom it is for. */
  name: personName,
  isApproved: z.boolean(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
});

/**
 * The mail that tells whoever submitted something what became of it.
 * @param kind that of the notification
 */
export function decisionMail({ noun, told }: Moderated, kind: string) {
  const { thing, href, mail: words } = told;
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a';
  return template(kind, mailedDecision, ({ name, isApproved, reason, [thing]: title }, sender) => {
    const called = oneLine(z.string().parse(title));
    const decision = isApproved ? 'was approved' : 'was not approved';
    return {
      subject: `Your ${noun} ${decision}: ${called} (${sender.name})`,
      preheader: isApproved ? words.thanks : 'Here is why.',
      heading: `Your ${noun} ${decision}`,
      paragraphs: [
        greeting(name),
        isApproved
          ? words.goesOn(called)
          : `Thank you for ${words.submitting} “${called}”. It was not approved, for this reason:`,
      ],
      ...(reason && { quote: reason }),
      action: { label: words.open, url: `${sender.origin}${href}` },
      notes: [],
      reason: `You get this mail because you ${words.submitted} ${article} ${thing} of ${sender.name}.`,
    };
  });
}

/** The mails of all decisions about a type. */
export const decisionMails = (moderated: Moderated) =>
  [...new Set(Object.values(moderated.told.kinds))].map((kind) => decisionMail(moderated, kind));
