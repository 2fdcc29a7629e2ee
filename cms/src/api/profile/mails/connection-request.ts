import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const connectionRequestData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Who asks. */
  sender: z.strictObject({ profileId: z.string(), name: personName }),
  /** What they wrote along with it; empty where they wrote nothing. */
  message: z.string(),
});

/** Tells a member that another one would like to connect. */
export const connectionRequest = template(
  'connection-request',
  connectionRequestData,
  ({ name, sender: asking, message }, sender) => ({
    subject: `A member of ${sender.name} would like to connect`,
    preheader: 'Accept or decline on the site.',
    heading: 'Someone would like to connect',
    paragraphs: [
      greeting(name),
      `${oneLine(asking.name)} would like to connect with you at ${sender.name}${message === '' ? '.' : ', and wrote:'}`,
    ],
    ...(message !== '' && { quote: message }),
    action: { label: 'See the request', url: `${sender.origin}${paths.networking('received')}` },
    notes: [
      {
        text: 'Not sure who it is?',
        link: { label: 'Open their page', url: `${sender.origin}${paths.person(asking.profileId)}` },
      },
      { text: 'If you decline, they are not told.' },
    ],
    reason: `You get this mail because somebody asked to connect with you at ${sender.name}.`,
  }),
);
