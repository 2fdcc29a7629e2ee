import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, paginationSchema } from '../../envelope.js';
import { daySchema } from '../../wall-clock.js';
import { moneyChangeSchema } from '../payment/money-changes.js';
import { moneyRequestSchema } from '../payment/money-requests.js';
import { consolePaymentRowSchema, monthSchema } from '../payment/payment.js';
import { CONTRIBUTION_STATUSES, DRY_RUN_PAGE_SIZE, MEMBERSHIP_TIERS, TIER_CHOICES } from './values.js';

const instant = z.iso.datetime();
const count = z.int().nonnegative();
/** Rupees, decimal. */
const rupees = z.number();

/** A month's contribution (admin §3, `monthlyPayments`). */
export const contributionSchema = monthSchema.extend({
  _id: z.string(),
  tier: z.enum(MEMBERSHIP_TIERS),
  amount: rupees,
  status: z.enum(CONTRIBUTION_STATUSES),
  paidOn: instant.nullable(),
  /** The payment that pays it, or is about to: `isInPayment` while that waits. */
  paymentId: z.string().nullable(),
  isInPayment: z.boolean(),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** A membership (admin §3). */
export const membershipSchema = z.strictObject({
  _id: z.string(),
  /** The tier of the current month; null for whoever contributes no more. */
  year: z.enum(MEMBERSHIP_TIERS).nullable(),
  /** What a month costs now; null without a tier. */
  price: rupees.nullable(),
  totalPaid: rupees,
  totalDue: rupees,
  lastPaymentDate: instant.nullable(),
  /** Paid ones by `paidOn`, newest first, after those that are due, the earliest first. */
  monthlyPayments: z.array(contributionSchema),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Answer of `GET /membership/me` and `POST /membership/pay`. */
export const ownMembershipAnswer = oneOf(
  z.strictObject({
    /** Null for whoever does not contribute, with the reason. */
    membership: membershipSchema.nullable(),
    /** A sentence for people; empty with a membership. */
    reason: z.string(),
    /** The current month on the site's clock. */
    currentMonth: monthSchema,
    /** Its contribution; null where there is none. */
    current: contributionSchema.nullable(),
    /** A payment of contributions that has begun and waits; null for none. */
    openPayment: z.string().nullable(),
  }),
);
export type OwnMembership = z.infer<typeof ownMembershipAnswer>['data'];

/** Answer of `GET /membership/due`, the earliest first. */
export const membershipDueAnswer = oneOf(z.strictObject({ totalDue: rupees, months: z.array(contributionSchema) }));
export type MembershipDue = z.infer<typeof membershipDueAnswer>['data'];

/** Part of the answer of `GET /alumni/dashboard`: months that are due and for which no payment is under way. */
export const contributionsOnDashboardSchema = z.strictObject({ totalDue: rupees, months: count });
export type ContributionsOnDashboard = z.infer<typeof contributionsOnDashboardSchema>;

/* For admins. */

/** A membership in a list. `id` equals `_id`; react-admin needs that name. */
export const consoleMembershipRowSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  user: z.strictObject({ _id: z.string(), name: z.string(), email: z.string() }),
  memberName: z.string(),
  graduationYear: z.int().nullable(),
  year: z.enum(MEMBERSHIP_TIERS).nullable(),
  tierChoice: z.enum(TIER_CHOICES),
  totalPaid: rupees,
  totalDue: rupees,
  /** How many months are due. */
  monthsDue: count,
  lastPaymentDate: instant.nullable(),
  createdAt: instant,
});
export type ConsoleMembershipRow = z.infer<typeof consoleMembershipRowSchema>;
export const consoleMembershipRowsAnswer = z.array(consoleMembershipRowSchema);
/** Answer of `GET /membership/all` and `…/pending`. */
export const membershipsAnswer = pageOf(consoleMembershipRowSchema);
export const membershipsQuery = z.object({ page: pageNumber, pageSize: pageSize(DRY_RUN_PAGE_SIZE) });
export type MembershipsQuery = z.infer<typeof membershipsQuery>;

/** A membership as an admin reads it. */
export const consoleMembershipSchema = consoleMembershipRowSchema.extend({
  /** Why the tier was set; empty while nobody has. */
  reason: z.string(),
  /** The latest first. */
  monthlyPayments: z.array(contributionSchema),
  /** The latest first, 50 at most. */
  payments: z.array(consolePaymentRowSchema),
  /** Reminders that were sent: the weeks, such as `2027-W09`, the latest first. */
  mails: z.array(z.strictObject({ week: z.string(), at: instant, due: rupees })),
  changes: z.array(moneyChangeSchema),
  /** Adjustments that wait for another admin. */
  requests: z.array(moneyRequestSchema),
  updatedAt: instant,
});
export type ConsoleMembership = z.infer<typeof consoleMembershipSchema>;
/** Answer of `GET /membership/:id`. */
export const membershipAnswer = oneOf(consoleMembershipSchema);

/** Answer of `POST /membership/send-reminders`: members who owe, by whether a mail or notification was queued for them. */
export const remindersAnswer = oneOf(z.strictObject({ sent: count, skipped: count }));
export type Reminders = z.infer<typeof remindersAnswer>['data'];

/** Answer of `GET /admin/membership-reminders`: members who owe, and how many of them were told in this week. */
export const reminderProgressAnswer = oneOf(z.strictObject({ owing: count, reminded: count }));
export type ReminderProgress = z.infer<typeof reminderProgressAnswer>['data'];

/** Query of `GET /admin/membership-dry-run`. */
export const dryRunQuery = z.object({
  /** Today, unless it is named. */
  asOf: z.optional(daySchema),
  page: pageNumber,
  pageSize: pageSize(DRY_RUN_PAGE_SIZE),
});
export type DryRunQuery = z.infer<typeof dryRunQuery>;
/** Answer of `GET /admin/membership-dry-run`: who would be charged or reminded as of a day, by name. Nothing is changed. */
export const dryRunAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      user: z.strictObject({ _id: z.string(), name: z.string(), email: z.string() }),
      /** How many months would be charged, and what they cost. */
      months: count,
      charge: rupees,
      /** What is due today already. */
      due: rupees,
      /** Whether a reminder would go to them in that week. */
      isReminded: z.boolean(),
    }),
  ),
  meta: z.strictObject({
    pagination: paginationSchema,
    totals: z.strictObject({ members: count, months: count, charge: rupees, due: rupees, reminders: count }),
  }),
});
export type DryRun = z.infer<typeof dryRunAnswer>;

/** Answer of `GET /admin/membership-stats` (admin §2, Membership Overview), in rupees. */
export const membershipStatsAnswer = oneOf(
  z.strictObject({
    totalCollected: rupees,
    amountDue: rupees,
    /** Members whose contribution of the current month is paid, or waits. */
    thisMonth: z.strictObject({ paid: count, pending: count, paidAmount: rupees, pendingAmount: rupees }),
    /** Members who owe anything. */
    owing: count,
    members: count,
    /** The latest twelve months of contributions, the earliest first: what of each was paid, and what is still due. */
    months: z.array(monthSchema.extend({ collected: rupees, due: rupees })),
  }),
);
export type MembershipStats = z.infer<typeof membershipStatsAnswer>['data'];

/** A rate in the console. `id` equals `_id`; react-admin needs that name. */
export const contributionRateSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  tier: z.enum(MEMBERSHIP_TIERS),
  month: z.string(),
  amount: rupees,
  /** Why it was set. */
  reason: z.string(),
  /** Whether it can be changed still. */
  isToCome: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type ContributionRate = z.infer<typeof contributionRateSchema>;
export const contributionRatesAnswer = z.array(contributionRateSchema);
