import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const connectionAcceptedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Who accepted. */
  sender: z.strictObject({ profileId: z.string(), name: personName }),
});

/** Tells a member that another one accepted their request to connect. */
export const connectionAccepted = template(
  'connection-accepted',
  connectionAcceptedData,
  ({ name, sender: accepting }, sender) => ({
    subject: `Your request at ${sender.name} was accepted`,
    preheader: 'You are connected now.',
    heading: 'You are connected',
    paragraphs: [greeting(name), `${oneLine(accepting.name)} accepted your request to connect at ${sender.name}.`],
    action: { label: 'Open their page', url: `${sender.origin}${paths.person(accepting.profileId)}` },
    notes: [],
    reason: `You get this mail because you asked somebody to connect with you at ${sender.name}.`,
  }),
);
