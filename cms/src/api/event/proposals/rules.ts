import type { Core } from '@strapi/strapi';
import { EVENT_PROPOSALS, messages } from 'contracts';
import { z } from 'zod';

import { brokenRule, type WriteRule } from '../../../platform/write-rules/write-rule';
import { EVENT, isPublishable } from './proposal';

/** What a write says of an event, or leaves out; as it is stored where it does. */
const eventState = z.object({
  proposal: z.enum(EVENT_PROPOSALS).nullish().catch(undefined),
  isPublished: z.boolean().nullish().catch(undefined),
});

/**
 * An event that a member proposed is published once an admin has approved it, whoever asks (design §7), and what became
 * of a proposal is decided in one place alone, which tells the proposer: `moderation.ts`.
 */
export const eventProposalRules =
  (strapi: Core.Strapi): WriteRule =>
  async (write) => {
    if (write.uid !== EVENT || !['create', 'update', 'clone'].includes(write.action)) return;
    const change = eventState.parse(write.data);
    const stored = write.documentId ? await findStored(strapi, write.documentId) : null;
    const before = stored?.proposal ?? 'none';
    const after = change.proposal === undefined ? before : (change.proposal ?? 'none');
    if (write.action === 'update' && after !== before)
      throw brokenRule(messages.proposalDecidedElsewhere, ['proposal']);
    // What says nothing of it is published by default.
    const isPublished = change.isPublished ?? stored?.isPublished ?? true;
    if (isPublished && !isPublishable(after)) throw brokenRule(messages.proposalNotPublishable, ['isPublished']);
  };

async function findStored(strapi: Core.Strapi, documentId: string) {
  const stored: unknown = await strapi.db
    .query(EVENT)
    .findOne({ select: ['proposal', 'isPublished'], where: { documentId } });
  return stored === null ? null : eventState.parse(stored);
}
