import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import { notify } from '../../../platform/notifications';
import { proposalDecided } from '../mails/proposal-decided';
import type { Proposal } from './proposal';

/** Tells whoever proposed an event what became of it; nobody, where that person has left. */
export async function notifyDecision(
  strapi: Core.Strapi,
  { documentId, authorId, title, status, reason }: Proposal,
): Promise<void> {
  if (authorId === null) return;
  const decision = { event: title, isApproved: status === 'approved', reason };
  await notify(strapi, {
    kind: 'proposal-decided',
    recipientId: authorId,
    key: `proposal-decided:${documentId}`,
    data: decision,
    href: paths.alumniEvents({ status: 'mine' }),
    mail: (name) => proposalDecided.of({ name, ...decision }),
  });
}
