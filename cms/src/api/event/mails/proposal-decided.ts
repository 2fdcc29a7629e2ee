import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const proposalDecidedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Title of the event that they proposed. */
  event: z.string(),
  isApproved: z.boolean(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
});

/** Tells whoever proposed an event what became of it. */
export const proposalDecided = template(
  'proposal-decided',
  proposalDecidedData,
  ({ name, event, isApproved, reason }, sender) => {
    const title = oneLine(event);
    const decision = isApproved ? 'was approved' : 'was not approved';
    return {
      subject: `Your proposal ${decision}: ${title} (${sender.name})`,
      preheader: isApproved ? 'Thank you for the idea.' : 'Here is why.',
      heading: `Your proposal ${decision}`,
      paragraphs: [
        greeting(name),
        isApproved
          ? `“${title}” is going ahead. You will find it among the events as soon as it is published, with your name.`
          : `Thank you for proposing “${title}”. It was not approved, for this reason:`,
      ],
      ...(reason && { quote: reason }),
      action: { label: 'Open the events', url: `${sender.origin}${paths.alumniEvents({ status: 'mine' })}` },
      notes: [],
      reason: `You get this mail because you proposed an event of ${sender.name}.`,
    };
  },
);
