import type { Core } from '@strapi/strapi';
import { z } from 'zod';

import { notify } from '../notifications';
import type { NotificationWords } from '../notifications/kinds';
import { decisionMail } from './mail';
import type { Moderated, Submission } from './moderated';

/** What was said of a decision when it was taken; the title stands beside it, under the thing's name. */
const decision = z
  .looseObject({ isApproved: z.boolean(), reason: z.string() })
  .catch({ isApproved: false, reason: '' });

/** Tells whoever submitted something what became of it; nobody, where that person has left. */
export async function tellAuthor(
  strapi: Core.Strapi,
  moderated: Moderated,
  { documentId, authorId, title, status, reason }: Submission,
): Promise<void> {
  if (authorId === null) return;
  const { kinds, thing, href } = moderated.told;
  const isApproved = status === 'approved';
  const kind = isApproved ? kinds.approved : kinds.rejected;
  const data = { [thing]: title, isApproved, reason };
  await notify(strapi, {
    kind,
    recipientId: authorId,
    key: `${kind}:${documentId}`,
    data,
    href,
    mail: (name) => decisionMail(moderated, kind).of({ ...data, name, isApproved, reason }),
  });
}

/** How the decisions about a type are put into words. */
export function decisionWords({ told: { kinds, thing } }: Moderated): NotificationWords {
  const words: NotificationWords[keyof NotificationWords] = {
    sentence: (_actor, data) => {
      const { isApproved, [thing]: title } = decision.parse(data);
      return `Your ${thing} “${typeof title === 'string' ? title : ''}” was ${isApproved ? 'approved' : 'not approved'}.`;
    },
    text: (data) => decision.parse(data).reason || null,
  };
  return Object.fromEntries(Object.values(kinds).map((kind) => [kind, words]));
}
