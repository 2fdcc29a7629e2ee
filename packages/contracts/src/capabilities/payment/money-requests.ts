import { z } from 'zod';

import { CURRENCIES } from '../../enums.js';
import { MODERATION_STATES } from '../moderation/moderation.js';
import { MONEY_REQUEST_KINDS } from './values.js';

const instant = z.iso.datetime();

/** A refund or an adjustment that another admin has to approve. `id` equals `_id`; react-admin needs that name. */
export const moneyRequestSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  kind: z.enum(MONEY_REQUEST_KINDS),
  /** What is asked for, in words, such as `Refund of ₹6,000.00: Pitch Night`. */
  title: z.string(),
  /** Decimal. */
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  reason: z.string(),
  status: z.enum(MODERATION_STATES),
  /** Whose money it is about; empty for nobody's. */
  memberName: z.string(),
  /** The payment or membership that it changes. */
  subjectId: z.string(),
  askedBy: z.string(),
  createdAt: instant,
  /** Who decided, when, and why not; empty until then. */
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  decisionReason: z.string(),
  /** As the client named it. */
  key: z.string(),
});
export type MoneyRequest = z.infer<typeof moneyRequestSchema>;
export const moneyRequestsAnswer = z.array(moneyRequestSchema);
