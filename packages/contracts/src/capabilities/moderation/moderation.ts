import { z } from 'zod';

import { oneOf } from '../../envelope.js';

/** What becomes of something that a member submits, and that an admin decides about. */
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/** Answer of an approval, and of a rejection. */
export const decisionAnswer = oneOf(
  z.strictObject({
    _id: z.string(),
    status: z.enum(MODERATION_STATES),
    /** Why it was rejected; empty otherwise. */
    reason: z.string(),
  }),
);
export type Decision = z.infer<typeof decisionAnswer>['data'];
