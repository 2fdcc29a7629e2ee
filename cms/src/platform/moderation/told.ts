import type { Core } from '@strapi/strapi';
import { z } from 'zod';

import { notify } from '../notifications';
import type { NotificationWords } from '../notifications/kinds';
import type { Moderated, Submission, Verdict } from './moderated';

/** What was said of a decision when it was taken. @param thing under this name stands the title */
const verdictOf = (thing: string, data: unknown): Verdict => {
  const told = z.record(z.string(), z.unknown()).catch({}).parse(data);
  return z
    .object({ title: z.string(), isApproved: z.boolean(), reason: z.string() })
    .catch({ title: '', isApproved: false, reason: '' })
    .parse({ ...told, title: told[thing] });
};

/** Tells whoever submitted something what became of it; nobody, where that person has left. */
export async function tellAuthor(
  strapi: Core.Strapi,
  { told: { kinds, thing, href, mail } }: Moderated,
  { documentId, authorId, title, status, reason }: Submission,
): Promise<void> {
  if (authorId === null) return;
  const isApproved = status === 'approved';
  const kind = isApproved ? kinds.approved : kinds.rejected;
  await notify(strapi, {
    kind,
    recipientId: authorId,
    key: `${kind}:${documentId}`,
    data: { [thing]: title, isApproved, reason },
    href,
    ...(mail && { mail: (name) => mail(name, { title, isApproved, reason }) }),
  });
}

/** How the decisions about a type are put into words. */
export function decisionWords({ told: { kinds, thing } }: Moderated): NotificationWords {
  const words: NotificationWords[keyof NotificationWords] = {
    sentence: (_actor, data) => {
      const { title, isApproved } = verdictOf(thing, data);
      return `Your ${thing} “${title}” was ${isApproved ? 'approved' : 'not approved'}.`;
    },
    text: (data) => verdictOf(thing, data).reason || null,
  };
  return Object.fromEntries(Object.values(kinds).map((kind) => [kind, words]));
}
