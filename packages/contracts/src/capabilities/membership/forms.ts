import * as z from 'zod/mini';

import { requiredText, text } from '../../fields.js';
import { messages } from '../../messages.js';
import {
  CONTRIBUTION_MAX,
  CONTRIBUTION_MONTHS_MAX,
  MEMBERSHIP_REASON_MAX_CHARS,
  MEMBERSHIP_TIERS,
  TIER_CHOICES,
} from './values.js';

/** The number of a month from 0, as a text (admin §3). */
const month = z.string(messages.monthInvalid).check(z.regex(/^(?:\d|1[01])$/, messages.monthInvalid));
const year = z
  .int(messages.monthInvalid)
  .check(z.minimum(2000, messages.monthInvalid), z.maximum(2200, messages.monthInvalid));

/**
 * Body of `POST /payments/membership`: one month, as the documents have it, several, or nothing for all that are due.
 */
export const payContributionsBody = z.strictObject({
  month: z.optional(month),
  year: z.optional(year),
  months: z.optional(
    z
      .array(z.strictObject({ month, year }))
      .check(
        z.minLength(1, messages.monthsMissing),
        z.maxLength(CONTRIBUTION_MONTHS_MAX, messages.tooMany(CONTRIBUTION_MONTHS_MAX)),
      ),
  ),
});
export type PayContributionsBody = z.input<typeof payContributionsBody>;

/** Body of `POST /membership/pay` (admin §7). */
export const payMembershipBody = z.strictObject({
  month,
  year,
  paymentId: z.string().check(z.minLength(1), z.maxLength(50)),
});
export type PayMembershipBody = z.input<typeof payMembershipBody>;

/* The console. */

/** Body of `PUT /admin/memberships/:id`: the tier of months to come, and why. */
export const consoleMembershipInput = z.strictObject({
  tierChoice: z.enum(TIER_CHOICES),
  reason: requiredText(messages.tierReasonMissing, MEMBERSHIP_REASON_MAX_CHARS),
});
export type ConsoleMembershipInput = z.input<typeof consoleMembershipInput>;

/** Rupees of a month. */
const amount = z.number(messages.contributionInvalid).check(
  z.minimum(0, messages.contributionInvalid),
  z.maximum(CONTRIBUTION_MAX, messages.contributionInvalid),
  z.refine((rupees) => Math.abs(Math.round(rupees * 100) / 100 - rupees) < 1e-9, messages.contributionInvalid),
);

/** Body of `POST /admin/memberships/:id/adjust`: what a month shall cost the member. */
export const adjustContributionBody = z.strictObject({
  /** Such as `2026-11`: the current one or an earlier one. */
  month: z.string(messages.monthInvalid).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, messages.monthInvalid)),
  /** What it costs now, as the admin saw it; 0 for a month that was not charged. */
  from: amount,
  /** 0 waives it. */
  to: amount,
  reason: requiredText(messages.tierReasonMissing, MEMBERSHIP_REASON_MAX_CHARS),
  /** Made by the client once for each adjustment, so that one that is sent again is not made twice. */
  key: z.uuid(),
});
export type AdjustContributionBody = z.input<typeof adjustContributionBody>;

/** Body of `POST` and `PUT /admin/contribution-rates`. */
export const contributionRateInput = z.strictObject({
  tier: z.enum(MEMBERSHIP_TIERS),
  /** The first month for which it holds, such as `2027-09`: one to come. */
  month: z.string(messages.rateMonthInvalid).check(z.regex(/^2[01]\d\d-(?:0[1-9]|1[0-2])$/, messages.rateMonthInvalid)),
  amount,
  reason: z._default(text(MEMBERSHIP_REASON_MAX_CHARS), ''),
});
export type ContributionRateInput = z.input<typeof contributionRateInput>;
